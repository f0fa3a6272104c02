import Foundation
import Testing

@testable import NamingOwn

@MainActor
final class NotesInteractorTests: NotesInteractorTestCase {
    @Test("load()", .disabled("NotesInteractor.load() is not written yet"))
    func load() async {
        await interactor.load()

        // TODO: what should happen
        expect(log.calls, equals: [])
    }
}
