/// A helper that goes by the name, and its delegate: no module.
protocol AlertPresenterDelegate: AnyObject {
    func alertDidClose()
}

final class AlertPresenter {
    weak var delegate: AlertPresenterDelegate?
}
