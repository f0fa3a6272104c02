final class RestorePresenter: ImportPresenterProtocol {
    weak var view: ImportViewProtocol?
    var wireframe: RestoreWireframeProtocol?

    func didEnd(_ words: String) { wireframe?.close() }
}
