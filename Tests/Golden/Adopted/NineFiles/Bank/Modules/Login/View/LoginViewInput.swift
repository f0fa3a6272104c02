protocol LoginViewInput: AnyObject {
    func showError(_ message: String)
}
