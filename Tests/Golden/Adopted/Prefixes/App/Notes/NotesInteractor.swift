final class NotesInteractor: PresenterToInteractorNotesProtocol {
    weak var presenter: InteractorToPresenterNotesProtocol?

    func load() { presenter?.didLoad([]) }
}
