import Foundation

@MainActor
final class AddInteractor {
    let addDataManager: any AddDataManager
    let clock: any Clock

    init(addDataManager: any AddDataManager, clock: any Clock) {
        self.addDataManager = addDataManager
        self.clock = clock
    }
}
