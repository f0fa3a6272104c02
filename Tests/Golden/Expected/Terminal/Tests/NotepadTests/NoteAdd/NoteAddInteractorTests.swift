import Foundation
import Testing

@testable import Notepad

@MainActor
final class NoteAddInteractorTests: NoteAddInteractorTestCase {
    @Test("save(_:)", .disabled("NoteAddInteractor.save(_:) is not implemented"))
    func save() async {
        let text = "text"

        await interactor.save(text)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
