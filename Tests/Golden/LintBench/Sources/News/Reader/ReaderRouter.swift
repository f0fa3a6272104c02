import Foundation

@MainActor
final class ReaderRouter {
    let navigation: any Navigation

    init(navigation: any Navigation) {
        self.navigation = navigation
    }

    // MARK: - ReaderRouterProtocol

    func share(_ text: String, onDone: @escaping () -> Void) {
        navigation.dismiss()
        onDone()
    }
}
