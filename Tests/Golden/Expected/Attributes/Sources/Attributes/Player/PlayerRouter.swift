import Foundation

@MainActor
final class PlayerRouter {
    let navigation: any Navigation

    init(navigation: any Navigation) {
        self.navigation = navigation
    }

    // MARK: - PlayerRouterProtocol

    nonisolated var title: String {
        // TODO: title
        fatalError("PlayerRouter.title is not implemented")
    }
}
