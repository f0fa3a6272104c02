/// What the card shows.
protocol CardViewing: AnyObject {
    func show(_ number: String)
}

// PRESENTER -> ROUTER
protocol CardRouting {
    func close()
}

final class CardPresenter: CardPresenting {
    private unowned let view: CardViewing
    private let router: CardRouting

    init(view: CardViewing, router: CardRouting) {
        self.view = view
        self.router = router
    }

    func viewDidLoad() { view.show("1234") }
}
