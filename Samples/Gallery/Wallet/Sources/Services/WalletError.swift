/// The reasons why nothing was sent or shown.
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
