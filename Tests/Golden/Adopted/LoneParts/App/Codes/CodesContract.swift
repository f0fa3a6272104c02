protocol CodesViewProtocol: AnyObject {
    func show(_ code: String)
}

protocol CodesPresenterProtocol: AnyObject {
    func didScan(_ code: String)
}
