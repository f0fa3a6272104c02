import Foundation

@MainActor
final class DetailsWireframe {
    let navigation: any Navigation

    init(navigation: any Navigation) {
        self.navigation = navigation
    }
}
