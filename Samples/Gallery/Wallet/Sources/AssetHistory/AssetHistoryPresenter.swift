import Foundation

@MainActor
final class AssetHistoryPresenter {
    weak var view: (any AssetHistoryViewProtocol)?
    let interactor: any AssetHistoryInteractorInputProtocol
    let factory: any AssetHistoryViewModelFactory

    init(
        interactor: any AssetHistoryInteractorInputProtocol,
        factory: any AssetHistoryViewModelFactory
    ) {
        self.interactor = interactor
        self.factory = factory
    }
}
