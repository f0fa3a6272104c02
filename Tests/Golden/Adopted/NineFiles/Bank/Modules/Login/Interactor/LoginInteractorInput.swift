protocol LoginInteractorInput {
    func login(name: String, password: String)
}
