final class SignalInteractor {
    var presenter: SignalInteractorOutput!
}

extension SignalInteractor: SignalInteractorInput {
    func watch() { presenter.didLoseSignal() }
}
