final class LoginInteractor: LoginInteractorInput {
    weak var output: LoginInteractorOutput?

    func login(name: String, password: String) { output?.didLogin() }
}
