import Foundation
import Testing

@testable import Branches

@MainActor
final class FeedInteractorTests: FeedInteractorTestCase {
    @Test("save(_:)", .disabled("FeedInteractor.save(_:) is not implemented"))
    func save() throws {
        let row = Row.fixture()

        try interactor.save(row)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }

    @Test("total()", .disabled("FeedInteractor.total() is not implemented"))
    func total() async throws {
        _ = try await interactor.total()

        // TODO: add expectations
        expect(log.calls, equals: [])
    }

    @Test("run(_:)", .disabled("FeedInteractor.run(_:) is not implemented"))
    func run() {
        let work: () -> Void = {}

        interactor.run(work)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }

    @Test("loadPage(of:)", .disabled("FeedInteractor.loadPage(of:) is not implemented"))
    func loadPageOf() async {
        let number = Tagged<Int>.fixture(value: 0)

        _ = await interactor.loadPage(of: number)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
