import Foundation

@MainActor
final class TodoHelpRouter {
    let navigation: any Navigation

    init(navigation: any Navigation) {
        self.navigation = navigation
    }
}
