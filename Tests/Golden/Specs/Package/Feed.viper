entity Post: Codable, Equatable, Identifiable {
    let id: Int
    var text: String = ""
}

struct FeedSummary: Equatable { let count: Int }

enum FeedKind { case home, profile }

service FeedAPI { func posts(of kind: FeedKind) async throws -> [Post] }

/// A module for other packages to open.
public module Feed(kind: FeedKind = .home) {
    view {
        func show(_ posts: [Post])
        func show(_ summary: FeedSummary)
    }
    presenter {
        func viewDidLoad() async { await interactor.load() }
        func didSelect(_ post: Post) { delegate?.feedDidSelect(post) }
    }
    interactor(kind, api: any FeedAPI) { func load() async }
    output {
        func didLoad(_ posts: [Post]) {
            view?.show(posts)
            view?.show(FeedSummary(count: posts.count))
        }
    }
    interface { func reload() async { await interactor.load() } }
    delegate { func feedDidSelect(_ post: Post) }
}
