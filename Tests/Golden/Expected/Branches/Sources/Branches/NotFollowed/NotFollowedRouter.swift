import Foundation

@MainActor
final class NotFollowedRouter {
    let navigation: any Navigation

    init(navigation: any Navigation) {
        self.navigation = navigation
    }
}
