import Foundation

@MainActor
final class ReceiptInteractor {
    let amount: Int
    let wording: any ShortWording

    init(amount: Int, wording: any ShortWording) {
        self.amount = amount
        self.wording = wording
    }
}
