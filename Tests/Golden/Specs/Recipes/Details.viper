/// Drawn in a storyboard, years ago.
external module OldDetails(id: Int) { Storyboards.oldDetails(id: id) }

module OrderDetails(id: Int) {
    view { func show(title: String) }

    presenter {
        func viewDidLoad() async { await interactor.load() }
    }

    interactor(id, store: any OrderStore) {
        func load() async {
            let orders = await store.orders(.byDate)
            guard let order = orders.first(where: { $0.id == id }) else { return }
            output?.didLoad(order)
        }
    }

    output {
        func didLoad(_ order: Order) { view?.show(title: order.title) }
    }
}
