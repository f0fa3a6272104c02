import Common
import Foundation

@MainActor
final class ListRouter {
    let navigation: any Navigation

    init(navigation: any Navigation) {
        self.navigation = navigation
    }
}
