import Foundation

@MainActor
final class OrderDetailsPresenter {
    weak var view: (any OrderDetailsViewProtocol)?
    let interactor: any OrderDetailsInteractorInputProtocol

    init(interactor: any OrderDetailsInteractorInputProtocol) {
        self.interactor = interactor
    }
}
