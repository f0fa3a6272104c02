import Foundation

final class AccountAddRouter {
    let navigation: any Navigation

    init(navigation: any Navigation) {
        self.navigation = navigation
    }
}
