module Blank {}

module OnlyView { view { func show() } }

module OnlyPresenter { presenter { func viewDidLoad() {} } }

module Empty {
    view {}; presenter {}; interactor {}; output {}
    router {
        func openView() { navigation.push(OnlyViewModule()) }; func openPresenter() { navigation.setRoot(OnlyPresenterModule()) }
        func openBlank() { navigation.present(BlankModule(), in: .navigation) }
    }
}
