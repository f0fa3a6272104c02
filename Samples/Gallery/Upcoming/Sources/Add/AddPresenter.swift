import Foundation

@MainActor
final class AddPresenter {
    weak var userInterface: (any AddViewInterface)?
    let interactor: any AddInteractorInput
    let wireframe: any AddWireframeInterface
    weak var delegate: (any AddModuleDelegate)?

    init(
        interactor: any AddInteractorInput,
        wireframe: any AddWireframeInterface,
        delegate: (any AddModuleDelegate)?
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
        self.delegate = delegate
    }
}
