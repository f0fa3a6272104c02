import Foundation

@MainActor
final class NoteAddPresenter {
    weak var view: (any NoteAddViewProtocol)?
    let interactor: any NoteAddInteractorInputProtocol
    let router: any NoteAddRouterProtocol
    weak var delegate: (any NoteAddDelegate)?

    init(
        interactor: any NoteAddInteractorInputProtocol,
        router: any NoteAddRouterProtocol,
        delegate: (any NoteAddDelegate)?
    ) {
        self.interactor = interactor
        self.router = router
        self.delegate = delegate
    }
}
