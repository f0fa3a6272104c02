import Foundation

@MainActor
final class LoginWireframe {
    let navigation: any Navigation

    init(navigation: any Navigation) {
        self.navigation = navigation
    }
}
