import Foundation

@MainActor
final class ReceiptInteractor {
    weak var output: (any ReceiptInteractorOutputProtocol)?
    let receipts: any Receipts

    init(receipts: any Receipts) {
        self.receipts = receipts
    }
}
