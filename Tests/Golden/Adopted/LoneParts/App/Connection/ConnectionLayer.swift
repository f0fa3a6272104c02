/// There is nothing to see of this module.
protocol ConnectionInteractorOutput: AnyObject {
    func connectionDidChange(_ isThere: Bool)
}

final class ConnectionPresenter: ConnectionInteractorOutput {
    func connectionDidChange(_ isThere: Bool) {}
}

final class ConnectionInteractor {
    weak var presenter: ConnectionInteractorOutput?
}
