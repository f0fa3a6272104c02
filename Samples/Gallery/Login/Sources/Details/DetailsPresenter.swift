import Foundation

@MainActor
final class DetailsPresenter {
    weak var view: (any DetailViewProtocol)?
    let interactor: any DetailsInteractorProtocol
    let wireframe: any DetailWireframeProtocol
    var user: User
    var selectedName: String?
    var userDetails: [String] = []

    init(
        interactor: any DetailsInteractorProtocol,
        wireframe: any DetailWireframeProtocol,
        user: User
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
        self.user = user
    }
}
