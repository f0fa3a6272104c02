import Foundation

@MainActor
final class RepositoriesStarInteractor {
    weak var output: (any RepositoriesStarInteractorOutputProtocol)?
    private let api: any RepositoryAPI

    init(api: any RepositoryAPI) {
        self.api = api
    }

    // MARK: - RepositoriesStarInteractorInputProtocol

    func star(id: Int) async {
        // TODO: star(id:)
    }
}
