protocol ReceiptViewProtocol: AnyObject {
    func show(_ sum: Int)
}

protocol ReceiptPresenterProtocol: AnyObject {
    func viewDidLoad()
}

protocol ReceiptInteractorInputProtocol: AnyObject {
    func load()
}

protocol ReceiptInteractorOutputProtocol: AnyObject {
    func didLoad(_ sum: Int)
}

protocol ReceiptRouterProtocol: AnyObject {
    func close()
}
