import Foundation
import Payment

@MainActor
final class BasketRouter {
    let navigation: any Navigation

    init(navigation: any Navigation) {
        self.navigation = navigation
    }
}
