import Foundation

@MainActor
final class FeedInteractor {
  weak var output: (any FeedInteractorOutputProtocol)?
  let kind: FeedKind
  private let api: any FeedAPI

  init(kind: FeedKind, api: any FeedAPI) {
    self.kind = kind
    self.api = api
  }

  // MARK: - FeedInteractorInputProtocol

  func load() async {
    // TODO: load()
  }
}
