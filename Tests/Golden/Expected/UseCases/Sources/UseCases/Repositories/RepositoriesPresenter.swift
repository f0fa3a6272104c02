import Foundation

@MainActor
final class RepositoriesPresenter {
    weak var view: (any RepositoriesViewProtocol)?
    let search: any RepositoriesSearchInteractorInputProtocol
    let star: any RepositoriesStarInteractorInputProtocol
    let history: any RepositoriesHistoryInteractorInputProtocol
    let initialText: String

    init(
        search: any RepositoriesSearchInteractorInputProtocol,
        star: any RepositoriesStarInteractorInputProtocol,
        history: any RepositoriesHistoryInteractorInputProtocol,
        initialText: String
    ) {
        self.search = search
        self.star = star
        self.history = history
        self.initialText = initialText
    }
}
