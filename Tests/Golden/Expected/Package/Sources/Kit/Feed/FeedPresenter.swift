import Foundation

@MainActor
final class FeedPresenter {
  weak var view: (any FeedViewProtocol)?
  let interactor: any FeedInteractorInputProtocol
  weak var delegate: (any FeedDelegate)?

  init(interactor: any FeedInteractorInputProtocol, delegate: (any FeedDelegate)?) {
    self.interactor = interactor
    self.delegate = delegate
  }
}
