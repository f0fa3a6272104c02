import Foundation
import Testing

@testable import Notepad

@MainActor
final class NoteListInteractorTests: NoteListInteractorTestCase {
    @Test("add(_:)", .disabled("NoteListInteractor.add(_:) is not implemented"))
    func add() async {
        let text = "text"

        await interactor.add(text)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
