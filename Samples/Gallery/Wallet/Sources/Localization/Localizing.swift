import Foundation

/// Translates texts into the user's language.
protocol Localizing: Sendable {
    var locale: Locale { get }
    func text(_ phrase: Phrase) -> String
}

/// The texts of the app.
enum Phrase: Equatable, Sendable {
    case assets(Int)
    case transfers(Int)
    case transfer(Transfer)
    case address(of: String)
    case confirm(Transfer)
    case sent(to: String)
    case sort
    case order(AssetOrder)
    case error, badAmount, notEnough, unreachable, somethingElse
}
