import Foundation
import Testing

@testable import NamingIO

@MainActor
final class NotesInteractorTests: NotesInteractorTestCase {
    @Test("load()", .disabled("NotesInteractor.load() is not implemented"))
    func load() async {
        await interactor.load()

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
