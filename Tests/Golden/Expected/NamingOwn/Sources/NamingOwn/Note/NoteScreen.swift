import Foundation

@MainActor
final class NoteScreen {
    let eventHandler: any PresenterNoteProtocol

    init(eventHandler: any PresenterNoteProtocol) {
        self.eventHandler = eventHandler
    }

    // MARK: - NoteViewInput

    func show(_ text: String) {
        // TODO: show(_:)
    }
}
