protocol CitiesView: AnyObject {
    func show(_ cities: [String])
}

/// What a view and a navigator are bound to, its generic parameters say.
final class CitiesPresenter<View: CitiesView>: BasePresenter<View> {
    func viewDidLoad() { view?.show([]) }
}
