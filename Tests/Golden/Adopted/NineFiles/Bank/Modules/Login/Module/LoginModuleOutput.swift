protocol LoginModuleOutput: AnyObject {
    func loginDidEnd()
}
