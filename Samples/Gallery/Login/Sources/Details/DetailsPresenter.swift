import Foundation

@MainActor
final class DetailsPresenter {
    weak var view: (any DetailViewProtocol)?
    let interactor: any DetailsInteractorProtocol
    let router: any DetailWireframeProtocol
    var user: User
    var selectedName: String?
    var userDetails: [String] = []

    init(
        interactor: any DetailsInteractorProtocol,
        router: any DetailWireframeProtocol,
        user: User
    ) {
        self.interactor = interactor
        self.router = router
        self.user = user
    }
}
