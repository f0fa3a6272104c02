import Common
import Foundation

@MainActor
final class ListPresenter {
    weak var view: (any ListViewInterface)?
    let interactor: any ListInteractorInput
    let router: any ListRouterProtocol

    init(interactor: any ListInteractorInput, router: any ListRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}
