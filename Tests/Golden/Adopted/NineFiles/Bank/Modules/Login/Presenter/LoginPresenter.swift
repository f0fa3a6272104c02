final class LoginPresenter: LoginViewOutput, LoginInteractorOutput, LoginModuleInput {
    weak var view: LoginViewInput?
    weak var moduleOutput: LoginModuleOutput?
    var interactor: LoginInteractorInput!
    var router: LoginRouterInput!

    func didTapLogin(name: String, password: String) { interactor.login(name: name, password: password) }
    func didLogin() { router.close() }
    func configure(with name: String) {}
}
