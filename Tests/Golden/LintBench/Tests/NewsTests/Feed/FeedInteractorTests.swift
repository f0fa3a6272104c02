import Foundation
import Testing

@testable import News

@MainActor
final class FeedInteractorTests: FeedInteractorTestCase {
    @Test("load()") func load() async {
        await interactor.load()

        #expect(log.calls == ["store.articles()", "output.didLoad(_:)"])
    }
}
