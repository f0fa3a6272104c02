/// What the screen says.
protocol LoginViewOutput {
    func didTapLogin(name: String, password: String)
}
