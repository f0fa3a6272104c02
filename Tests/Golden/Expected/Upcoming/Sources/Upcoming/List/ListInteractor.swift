import Foundation

@MainActor
final class ListInteractor {
    weak var output: (any ListInteractorOutput)?
    let clock: any Clock
    let listDataManager: any ListDataManager

    init(clock: any Clock, listDataManager: any ListDataManager) {
        self.clock = clock
        self.listDataManager = listDataManager
    }

    // MARK: - ListInteractorInput

    func findUpcomingItems() {
        // TODO: Asks for what is due from today to the end of next week.
    }
}
