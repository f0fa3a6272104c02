protocol ReviewInteractorProtocol {
    func send(_ text: String)
}

final class ReviewInteractor: ReviewInteractorProtocol {
    weak var moduleOutput: ReviewOutputProtocol?
    private let presenter: ReviewPresenterProtocol

    init(presenter: ReviewPresenterProtocol) { self.presenter = presenter }

    func send(_ text: String) {
        presenter.present(text)
        moduleOutput?.reviewDidEnd(text)
    }
}
