import Foundation

@MainActor
final class ListInteractor {
    weak var output: (any ListInteractorOutput)?
    private let clock: any Clock
    private let listDataManager: any ListDataManager

    init(clock: any Clock, listDataManager: any ListDataManager) {
        self.clock = clock
        self.listDataManager = listDataManager
    }

    // MARK: - ListInteractorInput

    func findUpcomingItems() {
        // TODO: Asks for what is due from today to the end of next week.
    }
}
