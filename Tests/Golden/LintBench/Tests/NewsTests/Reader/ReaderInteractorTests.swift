import Foundation
import Testing

@testable import News

@MainActor
final class ReaderInteractorTests: ReaderInteractorTestCase {
    @Test("load()") func load() async {
        await interactor.load()

        #expect(interactor.loads == 1)
    }
}
