import Foundation

@MainActor
final class FeedView {
  let presenter: any FeedPresenterProtocol

  init(presenter: any FeedPresenterProtocol) {
    self.presenter = presenter
  }

  // MARK: - FeedViewProtocol

  func show(_ posts: [Post]) {
    // TODO: show(_:)
  }

  func show(_ summary: FeedSummary) {
    // TODO: show(_:)
  }
}
