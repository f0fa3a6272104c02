import Foundation

@MainActor
final class AssetDetailsPresenter {
    weak var view: (any AssetDetailsViewProtocol)?
    let interactor: any AssetDetailsInteractorInputProtocol
    let wireframe: any AssetDetailsWireframeProtocol
    weak var delegate: (any AssetDetailsDelegate)?
    let asset: Asset
    let factory: any AssetDetailsViewModelFactory
    let localizer: any Localizing
    weak var history: (any AssetHistoryModuleProtocol)?

    init(
        interactor: any AssetDetailsInteractorInputProtocol,
        wireframe: any AssetDetailsWireframeProtocol,
        delegate: (any AssetDetailsDelegate)?,
        asset: Asset,
        factory: any AssetDetailsViewModelFactory,
        localizer: any Localizing
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
        self.delegate = delegate
        self.asset = asset
        self.factory = factory
        self.localizer = localizer
    }
}
