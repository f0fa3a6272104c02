import Foundation

@MainActor
final class AssetListPresenter {
    weak var view: (any AssetListViewProtocol)?
    let interactor: any AssetListInteractorInputProtocol
    let wireframe: any AssetListWireframeProtocol
    let factory: any AssetListViewModelFactory
    let localizer: any Localizing
    var assets: [Asset] = []
    var order = AssetOrder.value

    init(
        interactor: any AssetListInteractorInputProtocol,
        wireframe: any AssetListWireframeProtocol,
        factory: any AssetListViewModelFactory,
        localizer: any Localizing
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
        self.factory = factory
        self.localizer = localizer
    }

    // MARK: - AssetListPresenterProtocol

    func didTapSort() {
        let actions = AssetOrder.allCases.map { order in
            SheetAction(title: localizer.text(.order(order))) { [weak self] in
                self?.sort(by: order)
            }
        }
        wireframe.present(sheet: localizer.text(.sort), actions: actions, from: view)
    }

    func didSelectRow(at index: Int) {
        let sorted = order.sorted(assets)
        if sorted.indices.contains(index) {
            wireframe.showDetails(of: sorted[index], delegate: self)
        }
    }

    private func sort(by order: AssetOrder) {
        self.order = order
        didLoad(assets)
    }
}
