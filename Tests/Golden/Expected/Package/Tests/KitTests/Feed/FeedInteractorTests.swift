import Foundation
import Testing

@testable import Kit

@MainActor
final class FeedInteractorTests: FeedInteractorTestCase {
  @Test("load()", .disabled("FeedInteractor.load() is not implemented"))
  func load() async {
    await interactor.load()

    // TODO: add expectations
    expect(log.calls, equals: [])
  }
}
