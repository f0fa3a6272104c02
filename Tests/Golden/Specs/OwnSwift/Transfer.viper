/// Of a module whose extensions cannot be seen: what has a body is implemented there.
external protocol Toasting {
    func toast(_ text: String) {}
    func hideToast()
}

struct Receipt: Equatable { let order: Order }

/// It is made on the main actor alone, for a cache goes nowhere else.
@MainActor struct Draft {
    let cache: Cache
    let text: String
}

module Transfer(account: Account) {
    view: AlertPresentable, Toasting { func show(_ total: Money, _ kind: Order.Kind) }

    presenter(account, formatter: any AmountFormatting) {
        func viewDidLoad() async { await interactor.load() }
        func didTapHelp() { view?.alert("Help", style: .plain) }
        func didTapClose() { view?.confirm("Close") }
        func didSelect(_ order: Order) {
            view?.toast(formatter.text(for: order.total))
            view?.show(order.total, order.kind)
        }
        func didTurn(_ page: Page<Order>) async { await interactor.keep(page) }
        func didTapImport() { router.openImport() }
        func didTapOrders() { router.openOrders() }
    }

    interactor(logger: any Logging, account) {
        func load() async {
            logger.log("load", level: .debug, using: { $0.uppercased() })
            do {
                let count = try await logger.flush()
                output?.didLoad(count)
            } catch {
                output?.didFail(error)
            }
        }
        func keep(_ page: Page<Order>) async
    }

    output {
        func didLoad(_ count: Int) {
            if count > 0 { view?.hideToast() } else { view?.alert("Empty", style: .urgent(after: 1)) }
        }
        func didFail(_ error: any Error) { view?.dismissAlert() }
        func didPay(_ receipt: Receipt) { view?.show(receipt.order.total, receipt.order.kind) }
    }

    router {
        func openImport() { navigation.push(ImportModule()) }
        func openOrders() { navigation.push(OrdersModule()) }
    }
}

module Import {
    view { func show(_ text: String) }
    presenter {
        func viewDidLoad() { interactor.load() }
        func didTapKeep(_ draft: Draft) { view?.show(draft.text) }
    }
    // viper-gen:ignore unmockedType: no mock can be made of 'Parsing': what needs one is not tested, and all the rest is
    interactor(parser: any Parsing, printer: any Printing) {
        func load() { output?.didLoad(parser.text) }
    }
    output { func didLoad(_ text: String) { view?.show(text) } }
}
