protocol ImportViewProtocol: AnyObject {
    func show(_ words: String)
}

protocol ImportPresenterProtocol: AnyObject {
    func didEnd(_ words: String)
}

protocol ImportWireframeProtocol: AnyObject {
    func close()
}
