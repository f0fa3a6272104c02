import Foundation
import Testing

@testable import Kit

@MainActor
final class FeedInteractorTests: FeedInteractorTestCase {
  @Test("load()", .disabled("FeedInteractor.load() is not written yet"))
  func load() async {
    await interactor.load()

    // TODO: what should happen
    expect(log.calls, equals: [])
  }
}
