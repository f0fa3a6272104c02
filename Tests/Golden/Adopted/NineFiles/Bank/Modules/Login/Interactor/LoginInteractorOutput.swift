protocol LoginInteractorOutput: AnyObject {
    func didLogin()
}
