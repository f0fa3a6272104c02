// Each is called by who has it, and for whom.

protocol TodoPresenterViewInterface: AnyObject {
    func viewDidAppear()
}

protocol TodoPresenterInteractorInterface: AnyObject {
    func didLoad(_ titles: [String])
}

protocol TodoPresenterRouterInterface: AnyObject {}

protocol TodoInteractorPresenterInterface: AnyObject {
    func load()
}

protocol TodoRouterPresenterInterface: AnyObject {
    func close()
}
