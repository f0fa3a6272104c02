entity Repository: Equatable, Identifiable {
    let id: Int
    let name: String
    var isStarred: Bool
}

service RepositoryAPI {
    func repositories(matching text: String) async throws -> [Repository]
    func setStarred(_ isStarred: Bool, id: Int) async throws
}

service SearchHistory {
    var terms: [String] { get }
    func append(_ term: String)
}

/// Searches and stars: one interactor per use case.
module Repositories(initialText: String = "") {
    struct RepositoryRow: Equatable {
        let id: Int
        let title: String
    }

    view {
        func show(_ rows: [RepositoryRow])
        func show(history: [String])
        func show(error message: String)
    }

    presenter(initialText) {
        func viewDidLoad() async {
            view?.show(history: history.terms())
            await find(initialText)
        }
        func didSearch(_ text: String) async {
            history.remember(text)
            await find(text)
        }
        func didTapStar(id: Int) async { await star.star(id: id) }

        /// Finds what goes by a text, or says that nothing was asked for.
        private func find(_ text: String) async {
            guard !text.isEmpty else {
                view?.show(error: nothingToFind)
                return
            }
            await search.find(text)
        }
        private var nothingToFind: String { "Enter a name." }
    }

    interactor search(api: any RepositoryAPI) {
        func find(_ text: String) async {
            do {
                let found = try await api.repositories(matching: text)
                output?.didFind(found)
            } catch {
                output?.didFail(error.localizedDescription)
            }
        }
    }
    output search {
        func didFind(_ repositories: [Repository]) {
            view?.show(repositories.map { RepositoryRow(id: $0.id, title: $0.name) })
        }
        func didFail(_ reason: String) { view?.show(error: reason) }
    }

    interactor star(api: any RepositoryAPI) { func star(id: Int) async }
    output star {
        func didStar(id: Int) async { await find(initialText) }
    }

    // Answers at once, so it needs no output.
    interactor history(searchHistory: any SearchHistory) {
        func terms() -> [String] { searchHistory.terms }
        func remember(_ text: String) { searchHistory.append(text) }
    }
}
