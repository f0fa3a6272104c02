/// A screen as all others.
module Home {
    view { func show(title text: String) }
    presenter {
        func viewDidLoad() { view?.show(title: "Home") }
        func didTapPreferences() { router.openPreferences(delegate: self) }
    }
    router {
        func openPreferences(delegate: any PreferencesDelegate) {
            navigation.push(PreferencesModule(isDark: false, delegate: delegate))
        }
    }
    on Preferences {
        func preferencesDidChange(isDark: Bool) { view?.show(title: isDark ? "Dark" : "Light") }
    }
}

/// The first screen that was moved to SwiftUI.
module Preferences(isDark: Bool) {
    ui swiftui

    view {
        func show(isDark: Bool)
        func show(hint: String)
    }
    presenter(isDark) {
        func viewDidLoad() { view?.show(isDark: isDark) }
        func didTapDark() async { await interactor.save(isDark: true) }
        func didTapClose() { router.close() }
    }
    interactor(store: any PreferencesStore) { func save(isDark: Bool) async { await store.save(isDark: isDark) } }
    router { func close() { navigation.pop() } }
    delegate { func preferencesDidChange(isDark: Bool) }
}

service PreferencesStore {
    func save(isDark: Bool) async
}

/// Its classes are older than its spec: `Sources/Archive` has them.
module Archive {
    emit contract, mocks

    view { func show(_ names: [String]) }
    presenter { func viewDidLoad() }
    interactor(names: any ArchiveNames) { func names(from year: Int) -> [String] }
}

service ArchiveNames {
    func names() -> [String]
}
