import Common
import Foundation

@MainActor
final class ListPresenter {
    weak var userInterface: (any ListViewInterface)?
    let interactor: any ListInteractorInput
    let wireframe: any ListWireframeInterface

    init(interactor: any ListInteractorInput, wireframe: any ListWireframeInterface) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}
