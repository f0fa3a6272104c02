import Foundation

@MainActor
final class FinalScreenWireframe {
    let navigation: any Navigation

    init(navigation: any Navigation) {
        self.navigation = navigation
    }
}
