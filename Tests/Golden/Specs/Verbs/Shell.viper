enum Slot: Equatable { case top, bottom }

navigation {
    /// Puts a screen into a part of this one.
    func embed(_ module: any Destination, in slot: Slot)
    func select(tab: Int)
    func show(_ link: URL, animated: Bool = true)
    func isOpen(_ slot: Slot) -> Bool
    func attach<D: Destination>(_ module: D) -> D.Interface?
}

module Shell {
    presenter {
        func viewDidLoad() { router.fill() }
        func didTapTab(_ index: Int) { router.open(tab: index) }
        func didTap(_ link: URL) { router.follow(link) }
        func didTapWatch() { if router.watch() == nil { router.glance() } }
    }
    router {
        func fill() {
            navigation.embed(BannerModule(text: "Hello"), in: .top)
            if navigation.isOpen(.bottom) { navigation.push(BannerModule(text: "Bottom")) }
        }
        func open(tab: Int) { navigation.select(tab: tab) }
        func follow(_ link: URL) { navigation.show(link) }
        func watch() -> (any TickerModuleProtocol)? { navigation.attach(TickerModule()) }
        func glance() { navigation.attach(TickerModule())?.stop() }
    }
}

module Banner(text: String) {
    view { func show(_ text: String) }
    presenter(text) { func viewDidLoad() { view?.show(text) } }
}

module Ticker {
    presenter { func viewDidLoad() }
    interface { func stop() }
}
