import Foundation

@MainActor
final class RepositoriesSearchInteractor {
    weak var output: (any RepositoriesSearchInteractorOutputProtocol)?
    let api: any RepositoryAPI

    init(api: any RepositoryAPI) {
        self.api = api
    }
}
