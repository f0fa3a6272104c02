protocol LoginModuleInput: AnyObject {
    func configure(with name: String)
}
