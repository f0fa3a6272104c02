import Foundation

@MainActor
final class SearchPresenter {
    weak var view: (any SearchViewProtocol)?
    let interactor: any SearchInteractorInputProtocol

    init(interactor: any SearchInteractorInputProtocol) {
        self.interactor = interactor
    }
}
