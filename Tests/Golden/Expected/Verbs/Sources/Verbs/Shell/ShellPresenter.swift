import Foundation

@MainActor
final class ShellPresenter {
    weak var view: (any ShellViewProtocol)?
    let router: any ShellRouterProtocol

    init(router: any ShellRouterProtocol) {
        self.router = router
    }
}
