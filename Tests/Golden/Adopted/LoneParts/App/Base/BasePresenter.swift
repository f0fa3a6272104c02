class BasePresenter<View: AnyObject> {
    weak var view: View?
}
