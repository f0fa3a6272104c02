import Foundation
import Testing

@testable import NamingIO

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
