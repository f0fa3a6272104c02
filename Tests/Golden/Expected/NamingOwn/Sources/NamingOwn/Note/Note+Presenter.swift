import Foundation

@MainActor
final class NotePresenter {
    weak var userInterface: (any NoteViewInput)?
    let worker: any NoteInteractorInput
    let wireframe: any NoteRouting
    weak var moduleOutput: (any NoteModuleOutput)?

    init(
        worker: any NoteInteractorInput,
        wireframe: any NoteRouting,
        moduleOutput: (any NoteModuleOutput)?
    ) {
        self.worker = worker
        self.wireframe = wireframe
        self.moduleOutput = moduleOutput
    }
}
