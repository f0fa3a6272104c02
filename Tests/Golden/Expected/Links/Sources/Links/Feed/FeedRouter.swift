import Foundation

@MainActor
final class FeedRouter {
    private let navigation: any Navigation

    init(navigation: any Navigation) {
        self.navigation = navigation
    }

    // MARK: - FeedRouterProtocol

    func open(_ post: Post) {
        // TODO: open(_:)
    }
}
