import Foundation
import Testing

@testable import Notepad

@MainActor
final class NoteAddInteractorTests: NoteAddInteractorTestCase {
    @Test("save(_:)", .disabled("NoteAddInteractor.save(_:) is not written yet"))
    func save() async {
        let text = "text"

        await interactor.save(text)

        // TODO: what should happen
        expect(log.calls, equals: [])
    }
}
