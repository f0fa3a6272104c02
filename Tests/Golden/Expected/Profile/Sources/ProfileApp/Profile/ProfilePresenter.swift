import Foundation

@MainActor
final class ProfilePresenter {
    weak var view: (any ProfileViewProtocol)?
    let interactor: any ProfileInteractorInputProtocol

    init(interactor: any ProfileInteractorInputProtocol) {
        self.interactor = interactor
    }
}
