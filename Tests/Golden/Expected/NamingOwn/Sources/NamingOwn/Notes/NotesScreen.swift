import Foundation

@MainActor
final class NotesScreen {
    let eventHandler: any PresenterNotesProtocol

    init(eventHandler: any PresenterNotesProtocol) {
        self.eventHandler = eventHandler
    }

    // MARK: - NotesViewInput

    func show(_ rows: [NoteRow]) {
        // TODO: show(_:)
    }

    func showNoContent() {
        // TODO: showNoContent()
    }

    func show(error message: String) {
        // TODO: show(error:)
    }
}
