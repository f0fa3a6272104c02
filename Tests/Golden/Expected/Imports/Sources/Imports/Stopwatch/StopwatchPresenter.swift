import Dispatch
import Foundation

@MainActor
final class StopwatchPresenter {
    weak var view: (any StopwatchViewProtocol)?
    let interactor: any StopwatchInteractorInputProtocol
    let router: any StopwatchRouterProtocol

    init(interactor: any StopwatchInteractorInputProtocol, router: any StopwatchRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}
