import Foundation

@MainActor
final class AddInteractor {
    let addDataManager: any AddDataManager

    init(addDataManager: any AddDataManager) {
        self.addDataManager = addDataManager
    }
}
