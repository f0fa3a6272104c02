protocol SignalInteractorInput: AnyObject {
    func watch()
}

protocol SignalInteractorOutput: AnyObject {
    func didLoseSignal()
}
