import Foundation

@MainActor
final class PreferencesInteractor {
    let store: any PreferencesStore

    init(store: any PreferencesStore) {
        self.store = store
    }
}
