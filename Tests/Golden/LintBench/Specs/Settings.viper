/// How large texts are.
module Settings {
    view {
        func show(size: Int)
    }

    presenter {
        func viewDidLoad() { view?.show(size: interactor.size) }
        func didChange(size: Int) { interactor.change(size: size) }
        func didTapDone() { router.close() }
    }

    interactor(preferences: any Preferences) {
        var size: Int { get }
        func change(size: Int)
    }

    router {
        func close() { navigation.dismiss() }
    }
}
