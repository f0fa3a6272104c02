import Foundation

@MainActor
final class LoginPresenter {
    weak var view: (any LoginViewProtocol)?
    let interactor: any LoginInteractorProtocol
    let wireframe: any LoginWireframeProtocol
    var user: User?

    init(interactor: any LoginInteractorProtocol, wireframe: any LoginWireframeProtocol) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}
