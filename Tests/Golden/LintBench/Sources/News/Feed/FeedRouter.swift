import Foundation

@MainActor
final class FeedRouter {
    let navigation: any Navigation
    weak var reader: (any ReaderModuleProtocol)?

    init(navigation: any Navigation) {
        self.navigation = navigation
    }

    // MARK: - FeedRouterProtocol

    func openSettings() {
        navigation.present(SettingsModule(), in: .navigation)
    }
}
