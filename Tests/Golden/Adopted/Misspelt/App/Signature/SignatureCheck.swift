final class SignatureCheckPresenter: SignatureCheckPresenterProtocol {
    let interactor: SCheckInteractorInputProtocol
    let router: SCheckRouterProtocol

    init(interactor: SCheckInteractorInputProtocol, router: SCheckRouterProtocol) {
        (self.interactor, self.router) = (interactor, router)
    }

    func setup() { interactor.check() }
}

extension SignatureCheckPresenter: SCheckInteractorOutputProtocol {
    func didCheck(_ isValid: Bool) { router.close() }
}

final class SignatureCheckInteractor: SCheckInteractorInputProtocol {
    weak var presenter: SCheckInteractorOutputProtocol?

    func check() { presenter?.didCheck(true) }
}

final class SignatureCheckRouter: SCheckRouterProtocol {
    func close() {}
}
