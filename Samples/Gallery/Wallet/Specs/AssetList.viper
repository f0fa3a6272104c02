/// Lists the assets of the user.
module AssetList {
    enum AssetOrder: CaseIterable { case name, value }

    struct AssetListViewModel: Equatable {
        let title: String
        let rows: [String]
    }

    view: ConsoleBacked {
        func show(_ list: AssetListViewModel)
    }

    presenter(factory: any AssetListViewModelFactory, localizer: any Localizing) {
        var assets: [Asset] = []
        var order = AssetOrder.value

        func viewDidLoad() async { await interactor.load() }
        func didTapRefresh() async { await interactor.load() }
        /// Opens the asset at this position.
        func didSelectRow(at index: Int)
        /// Asks for an order, and sorts by it.
        func didTapSort()
    }

    interactor(repository: any AssetRepository, logger: any Logging) {
        func load() async {
            do {
                let assets = try await repository.assets()
                output?.didLoad(assets)
            } catch {
                logger.log(error)
                output?.didFail(error)
            }
        }
    }

    output {
        func didLoad(_ assets: [Asset]) {
            self.assets = assets
            view?.show(factory.list(of: assets, by: order))
        }
        func didFail(_ error: any Error) {
            wireframe.present(error, from: view, in: localizer)
        }
    }

    router: AlertPresentable, ErrorPresentable, SheetPresentable, SharePresentable, ToastPresentable {
        func showDetails(of asset: Asset, delegate: any AssetDetailsDelegate) {
            navigation.push(AssetDetailsViewFactory(asset: asset, delegate: delegate))
        }
    }

    on AssetDetails {
        func assetDetailsDidChangeBalance() async { await interactor.load() }
    }
}
