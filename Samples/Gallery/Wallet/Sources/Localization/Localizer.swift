import Foundation

/// Translates texts into English and Polish, and formats numbers for the locale.
struct Localizer: Localizing {
    let locale: Locale

    func text(_ phrase: Phrase) -> String {
        locale.language.languageCode == .polish ? polish(phrase) : english(phrase)
    }

    func amount(_ number: Decimal, _ symbol: String) -> String {
        "\(number.formatted(.number.locale(locale).precision(.fractionLength(0...8)))) \(symbol)"
    }

    func amount(_ transfer: Transfer) -> String {
        amount(transfer.amount, transfer.symbol)
    }
}
