import Foundation

@MainActor
final class FinalScreenPresenter {
    weak var view: (any FinalScreenUpdaterProtocol)?
    let interactor: any FinalScreenInteractorProtocol
    let router: any FinalScreenWireframeProtocol
    let name: String
    var originalName: String
    var updatedName: String
    var currentName: String

    init(
        interactor: any FinalScreenInteractorProtocol,
        router: any FinalScreenWireframeProtocol,
        name: String
    ) {
        self.interactor = interactor
        self.router = router
        self.name = name
        self.originalName = name
        self.updatedName = name
        self.currentName = name
    }
}
