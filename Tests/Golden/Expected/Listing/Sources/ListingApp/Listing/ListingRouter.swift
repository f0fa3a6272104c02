import Foundation

@MainActor
final class ListingRouter {
    private let navigation: any Navigation

    init(navigation: any Navigation) {
        self.navigation = navigation
    }
}
