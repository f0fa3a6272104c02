import Foundation

@MainActor
final class AssetDetailsWireframe {
    let navigation: any Navigation

    init(navigation: any Navigation) {
        self.navigation = navigation
    }
}
