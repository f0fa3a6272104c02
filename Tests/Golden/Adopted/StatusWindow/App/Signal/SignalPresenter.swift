final class SignalPresenter {
    var view: StatusPresentable!
    weak var interactor: SignalInteractorInput!

    func start() { interactor.watch() }
}

extension SignalPresenter: SignalInteractorOutput {
    func didLoseSignal() { view.present(status: "No signal") }
}
