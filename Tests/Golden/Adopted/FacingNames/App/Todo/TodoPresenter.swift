final class TodoPresenter {
    var router: TodoRouterPresenterInterface!
    var interactor: TodoInteractorPresenterInterface!
    var titles: [String] = []
}

extension TodoPresenter: TodoPresenterRouterInterface {}

extension TodoPresenter: TodoPresenterInteractorInterface {
    func didLoad(_ titles: [String]) { self.titles = titles }
}

extension TodoPresenter: TodoPresenterViewInterface {
    func viewDidAppear() {
        interactor.load()
        router.close()
    }
}
