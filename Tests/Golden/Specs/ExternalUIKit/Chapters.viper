/// A view controller from before.
external module Page(number: Int) {
    PageViewController.make(number)

    interface { func scroll(to line: Int) }
}

external module Imprint { nil }

module Chapters {
    view { func show(_ titles: [String]) }

    presenter {
        func viewDidLoad() { view?.show(interactor.titles()) }
        func didSelect(_ number: Int) { router.open(number) }
        func didTapImprint() { router.openImprint() }
    }

    interactor { func titles() -> [String] { ["One", "Two"] } }

    router {
        func open(_ number: Int) {
            let page = navigation.push(PageModule(number: number))
            page?.scroll(to: 1)
        }
        func openImprint() { navigation.present(ImprintModule()) }
    }
}
