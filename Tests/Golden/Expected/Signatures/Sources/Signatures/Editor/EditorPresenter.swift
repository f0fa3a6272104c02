import Foundation

@MainActor
final class EditorPresenter {
    weak var view: (any EditorViewProtocol)?
    let interactor: any EditorInteractorInputProtocol
    let router: any EditorRouterProtocol

    init(interactor: any EditorInteractorInputProtocol, router: any EditorRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }

    // MARK: - EditorPresenterProtocol

    func didDrop<Item: Identifiable>(_ items: [Item]) where Item.ID == UUID {
        // TODO: didDrop(_:)
    }

    func didChoose(_ tool: any Tool) {
        // TODO: didChoose(_:)
    }

    func didPick(some tool: some Tool) {
        // TODO: didPick(some:)
    }

    func canPerform(_ action: String, with sender: Any?) -> Bool {
        // TODO: canPerform(_:with:)
        fatalError("EditorPresenter.canPerform(_:with:) is not implemented")
    }

    func `repeat`(_ `in`: Int, default value: Int) {
        // TODO: repeat(_:default:)
    }

    func didScroll(to fraction: Double, _ isFinal: Bool) {
        // TODO: didScroll(to:_:)
    }

    func didFinish(with result: Result<Document, EditorError>) {
        // TODO: didFinish(with:)
    }

    // MARK: - EditorInteractorOutputProtocol

    func didFail(_ error: EditorError, retry: @escaping () -> Void) {
        // TODO: didFail(_:retry:)
    }

    func didCount(_ characters: Int, of total: Int) {
        // TODO: didCount(_:of:)
    }
}
