final class ImportPresenter: ImportPresenterProtocol {
    weak var view: ImportViewProtocol?
    var wireframe: ImportWireframeProtocol?

    func didEnd(_ words: String) { wireframe?.close() }
}
