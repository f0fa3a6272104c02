import Foundation

@MainActor
final class EditorRouter {
    let navigation: any Navigation

    init(navigation: any Navigation) {
        self.navigation = navigation
    }

    // MARK: - EditorRouterProtocol

    func share(_ document: Document, from rectangle: (x: Int, y: Int)?) {
        // TODO: share(_:from:)
    }
}
