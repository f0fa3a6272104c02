import Foundation

@MainActor
final class NotePresenter {
    weak var view: (any NoteViewInterface)?
    let interactor: any NoteInteractorInput
    let router: any NoteWireframeInterface
    weak var delegate: (any NoteModuleDelegate)?

    init(
        interactor: any NoteInteractorInput,
        router: any NoteWireframeInterface,
        delegate: (any NoteModuleDelegate)?
    ) {
        self.interactor = interactor
        self.router = router
        self.delegate = delegate
    }
}
