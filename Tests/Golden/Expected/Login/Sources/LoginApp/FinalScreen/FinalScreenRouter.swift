import Foundation

@MainActor
final class FinalScreenRouter {
    let navigation: any Navigation

    init(navigation: any Navigation) {
        self.navigation = navigation
    }
}
