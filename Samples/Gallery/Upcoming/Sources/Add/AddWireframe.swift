import Foundation

@MainActor
final class AddWireframe {
    let navigation: any Navigation

    init(navigation: any Navigation) {
        self.navigation = navigation
    }
}
