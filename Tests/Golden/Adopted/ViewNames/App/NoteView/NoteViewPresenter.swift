final class NoteViewPresenter: NoteViewOutput, NoteViewInteractorOutput {
    weak var view: NoteViewInput?
    var interactor: NoteViewInteractorInput!

    func viewIsReady() { interactor.load() }

    func didLoad(_ text: String) { view?.show(text) }
}
