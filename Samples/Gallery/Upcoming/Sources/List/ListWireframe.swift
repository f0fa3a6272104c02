import Common
import Foundation

@MainActor
final class ListWireframe {
    let navigation: any Navigation

    init(navigation: any Navigation) {
        self.navigation = navigation
    }
}
