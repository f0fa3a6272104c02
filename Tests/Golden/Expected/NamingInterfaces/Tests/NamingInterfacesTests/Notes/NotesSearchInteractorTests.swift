import Foundation
import Testing

@testable import NamingInterfaces

@MainActor
final class NotesSearchInteractorTests: NotesSearchInteractorTestCase {
    @Test("find(_:)", .disabled("NotesSearchInteractor.find(_:) is not written yet"))
    func find() {
        let text = "text"

        interactor.find(text)

        // TODO: what should happen
        expect(log.calls, equals: [])
    }
}
