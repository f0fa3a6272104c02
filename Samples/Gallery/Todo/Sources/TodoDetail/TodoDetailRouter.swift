import Foundation

@MainActor
final class TodoDetailRouter {
    let navigation: any Navigation

    init(navigation: any Navigation) {
        self.navigation = navigation
    }
}
