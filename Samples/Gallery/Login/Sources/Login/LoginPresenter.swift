import Foundation

@MainActor
final class LoginPresenter {
    weak var view: (any LoginViewProtocol)?
    let interactor: any LoginInteractorProtocol
    let router: any LoginWireframeProtocol
    var user: User?

    init(interactor: any LoginInteractorProtocol, router: any LoginWireframeProtocol) {
        self.interactor = interactor
        self.router = router
    }
}
