protocol SignatureCheckPresenterProtocol: AnyObject {
    func setup()
}

protocol SCheckInteractorInputProtocol: AnyObject {
    func check()
}

protocol SCheckInteractorOutputProtocol: AnyObject {
    func didCheck(_ isValid: Bool)
}

protocol SCheckRouterProtocol: AnyObject {
    func close()
}
