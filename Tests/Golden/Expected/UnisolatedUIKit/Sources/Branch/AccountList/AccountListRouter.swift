import Foundation

final class AccountListRouter {
    let navigation: any Navigation

    init(navigation: any Navigation) {
        self.navigation = navigation
    }
}
