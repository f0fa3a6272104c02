final class TodoInteractor: TodoInteractorPresenterInterface {
    weak var presenter: TodoPresenterInteractorInterface!

    func load() { presenter.didLoad([]) }
}
