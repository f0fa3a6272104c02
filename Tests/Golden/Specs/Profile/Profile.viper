entity User: Equatable { let id: Int; let name: String }
struct Post: Equatable  { let title: String }
service PostsAPI { func posts(of user: Int) async throws -> [Post] }

module Profile(user: User) {
    view      { func show(_ posts: [Post]); func show(error message: String) }
    presenter {
        func viewDidLoad() async {
            do    { let posts = try await interactor.posts(); view?.show(posts) }
            catch { view?.show(error: error.localizedDescription) }
        }
    }
    interactor(user, api: any PostsAPI) { func posts() async throws -> [Post] { try await api.posts(of: user.id) } }
}
