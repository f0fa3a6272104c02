import Foundation

@MainActor
final class SendConfirmWireframe {
    let navigation: any Navigation

    init(navigation: any Navigation) {
        self.navigation = navigation
    }
}
