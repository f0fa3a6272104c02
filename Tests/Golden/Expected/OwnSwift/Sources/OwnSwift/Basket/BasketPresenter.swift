import Foundation

@MainActor
final class BasketPresenter {
    weak var view: (any BasketViewProtocol)?
    let interactor: any BasketInteractorInputProtocol

    init(interactor: any BasketInteractorInputProtocol) {
        self.interactor = interactor
    }
}
