final class NotesPresenter: ViewToPresenterNotesProtocol, InteractorToPresenterNotesProtocol {
    weak var view: PresenterToViewNotesProtocol?
    var interactor: PresenterToInteractorNotesProtocol?
    var router: PresenterToRouterNotesProtocol?

    func viewDidLoad() { interactor?.load() }
    func didLoad(_ notes: [String]) { view?.show(notes) }
}
