final class TodoRouter: TodoRouterPresenterInterface {
    weak var presenter: TodoPresenterRouterInterface!

    func close() {}
}
