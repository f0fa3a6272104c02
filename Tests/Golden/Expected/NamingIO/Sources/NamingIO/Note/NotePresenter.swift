import Foundation

@MainActor
final class NotePresenter {
    weak var view: (any NoteViewInput)?
    let interactor: any NoteInteractorInput
    let router: any NoteRouterInput
    weak var delegate: (any NoteModuleOutput)?

    init(
        interactor: any NoteInteractorInput,
        router: any NoteRouterInput,
        delegate: (any NoteModuleOutput)?
    ) {
        self.interactor = interactor
        self.router = router
        self.delegate = delegate
    }
}
