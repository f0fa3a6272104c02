import Foundation

@MainActor
final class FinalScreenPresenter {
    weak var view: (any FinalScreenUpdaterProtocol)?
    let interactor: any FinalScreenInteractorProtocol
    let wireframe: any FinalScreenWireframeProtocol
    let name: String
    var originalName: String
    var updatedName: String
    var currentName: String

    init(
        interactor: any FinalScreenInteractorProtocol,
        wireframe: any FinalScreenWireframeProtocol,
        name: String
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
        self.name = name
        self.originalName = name
        self.updatedName = name
        self.currentName = name
    }
}
