protocol WelcomeViewProtocol: ScreenBackedProtocol {
    func show(isBusy: Bool)
}

protocol WelcomePresenterProtocol: AnyObject {
    func didLoad(_ view: WelcomeViewProtocol)
}

protocol WelcomeWireframeProtocol: AnyObject {
    func showNews(from view: ScreenBackedProtocol?)
}
