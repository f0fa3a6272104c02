import Foundation

@MainActor
final class NamesRouter {
    let navigation: any Navigation

    init(navigation: any Navigation) {
        self.navigation = navigation
    }

    // MARK: - NamesRouterProtocol

    func router() {
        // TODO: router()
    }
}
