final class ReceiptRouter: ReceiptRouterProtocol {
    func close() {}
}
