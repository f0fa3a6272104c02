protocol ViewToPresenterNotesProtocol: AnyObject {
    var view: PresenterToViewNotesProtocol? { get set }

    func viewDidLoad()
}

protocol PresenterToViewNotesProtocol: AnyObject {
    func show(_ notes: [String])
}

protocol PresenterToInteractorNotesProtocol: AnyObject {
    func load()
}

protocol InteractorToPresenterNotesProtocol: AnyObject {
    func didLoad(_ notes: [String])
}

protocol PresenterToRouterNotesProtocol: AnyObject {}
