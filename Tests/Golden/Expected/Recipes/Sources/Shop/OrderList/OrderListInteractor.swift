import Foundation

@MainActor
final class OrderListInteractor {
    weak var output: (any OrderListInteractorOutputProtocol)?
    let store: any OrderStore
    let flags: any FeatureFlags

    init(store: any OrderStore, flags: any FeatureFlags) {
        self.store = store
        self.flags = flags
    }
}
