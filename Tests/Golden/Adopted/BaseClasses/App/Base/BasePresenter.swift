class BasePresenter<View, Interactor> {
    var view: View?
    var interactor: Interactor?
}
