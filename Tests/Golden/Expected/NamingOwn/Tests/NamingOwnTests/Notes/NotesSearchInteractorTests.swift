import Foundation
import Testing

@testable import NamingOwn

@MainActor
final class NotesSearchInteractorTests: NotesSearchInteractorTestCase {
    @Test("find(_:)", .disabled("NotesSearchInteractor.find(_:) is not implemented"))
    func find() {
        let text = "text"

        interactor.find(text)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
