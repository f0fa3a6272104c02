import Foundation

@MainActor
final class ProfileInteractor {
    let user: User
    let api: any PostsAPI

    init(user: User, api: any PostsAPI) {
        self.user = user
        self.api = api
    }
}
