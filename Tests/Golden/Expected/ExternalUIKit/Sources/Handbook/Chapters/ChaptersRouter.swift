import Foundation

@MainActor
final class ChaptersRouter {
    let navigation: any Navigation

    init(navigation: any Navigation) {
        self.navigation = navigation
    }
}
