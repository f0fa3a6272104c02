/// What an order costs, and in what.
struct Price: Equatable { let amount: Int; let currency: Currency }

enum Currency { case euro, krona }

/// Where the order stands: nobody else has to know.
struct Progress: Equatable { let step: Int }

entity Order: Equatable { let id: Int; let price: Price }

service Orders {
    func order(id: Int) async -> Order
}

service Receipts { func keep(_ text: String) }

/// Takes an order to its end.
public module Checkout(id: Int) {
    view {
        func show(_ progress: Progress)
        func show(price: Price)
    }
    presenter {
        func viewDidLoad() async { await interactor.load() }
        func didTapPay() { router.openReceipt(); delegate?.checkoutDidEnd(with: .paid(nil)) }
    }
    interactor(id, orders: any Orders) {
        func load() async
    }
    output {
        func didLoad(_ price: Price) { view?.show(price: price); view?.show(Progress(step: 1)) }
    }
    router { func openReceipt() { navigation.push(ReceiptModule()) } }
    interface { func reload() async { await interactor.load() } }
    delegate { func checkoutDidEnd(with result: CheckoutResult) }

    enum CheckoutResult: Equatable { case paid(Price?), left }
    extension CheckoutResult {
        var isPaid: Bool { self != .left }
    }
}

module Receipt {
    view { func show(_ text: String) }
    presenter { func viewDidLoad() { interactor.load() } }
    interactor(receipts: any Receipts) {
        func load() { receipts.keep("shown"); output?.didLoad("Thanks") }
    }
    output { func didLoad(_ text: String) { view?.show(text) } }
}
