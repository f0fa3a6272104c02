import Foundation

@MainActor
final class RepositoriesHistoryInteractor {
    let searchHistory: any SearchHistory

    init(searchHistory: any SearchHistory) {
        self.searchHistory = searchHistory
    }
}
