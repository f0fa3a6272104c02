import Foundation

@MainActor
final class ImportPresenter {
    weak var view: (any ImportViewProtocol)?
    let interactor: any ImportInteractorInputProtocol

    init(interactor: any ImportInteractorInputProtocol) {
        self.interactor = interactor
    }
}
