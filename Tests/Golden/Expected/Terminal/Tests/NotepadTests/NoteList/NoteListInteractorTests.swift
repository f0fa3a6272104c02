import Foundation
import Testing

@testable import Notepad

@MainActor
final class NoteListInteractorTests: NoteListInteractorTestCase {
    @Test("add(_:)", .disabled("NoteListInteractor.add(_:) is not written yet"))
    func add() async {
        let text = "text"

        await interactor.add(text)

        // TODO: what should happen
        expect(log.calls, equals: [])
    }
}
