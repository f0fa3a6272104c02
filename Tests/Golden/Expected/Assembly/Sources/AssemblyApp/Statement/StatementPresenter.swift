import Foundation

@MainActor
final class StatementPresenter {
    weak var view: (any StatementViewProtocol)?
    let amount: Int
    let wording: any LongFormat

    init(amount: Int, wording: any LongFormat) {
        self.amount = amount
        self.wording = wording
    }
}
