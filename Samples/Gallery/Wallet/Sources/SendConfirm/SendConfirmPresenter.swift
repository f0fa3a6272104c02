import Foundation

@MainActor
final class SendConfirmPresenter {
    weak var view: (any SendConfirmViewProtocol)?
    let interactor: any SendConfirmInteractorInputProtocol
    let wireframe: any SendConfirmWireframeProtocol
    weak var delegate: (any SendConfirmDelegate)?
    let transfer: Transfer
    let localizer: any Localizing

    init(
        interactor: any SendConfirmInteractorInputProtocol,
        wireframe: any SendConfirmWireframeProtocol,
        delegate: (any SendConfirmDelegate)?,
        transfer: Transfer,
        localizer: any Localizing
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
        self.delegate = delegate
        self.transfer = transfer
        self.localizer = localizer
    }
}
