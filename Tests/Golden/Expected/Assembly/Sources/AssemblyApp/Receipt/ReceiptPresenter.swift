import Foundation

@MainActor
final class ReceiptPresenter {
    weak var view: (any ReceiptViewProtocol)?
    let amount: Int
    let wording: any ShortFormat

    init(amount: Int, wording: any ShortFormat) {
        self.amount = amount
        self.wording = wording
    }
}
