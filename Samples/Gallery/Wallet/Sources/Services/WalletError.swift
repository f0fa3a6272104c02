/// The reason why a transfer was not sent, or an asset was not shown.
enum WalletError: Error, Equatable {
    case badAmount, notEnough, unreachable

    var phrase: Phrase {
        switch self {
        case .badAmount: .badAmount
        case .notEnough: .notEnough
        case .unreachable: .unreachable
        }
    }
}
