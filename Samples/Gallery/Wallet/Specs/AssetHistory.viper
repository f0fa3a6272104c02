/// Shows the transfers of an asset, embedded in another screen.
module AssetHistory(symbol: String) {
    let factory: any AssetHistoryViewModelFactory = dependencies.assetHistoryViewModelFactory

    view {
        func show(_ lines: [String])
    }

    presenter(factory) {
        func viewDidLoad() async { await interactor.load() }
    }

    interactor(symbol, transfers: any Repository<Transfer>, logger: any Logging) {
        func load() async {
            do {
                let all = try await transfers.all()
                output?.didLoad(all.filter { $0.symbol == symbol })
            } catch {
                logger.log(error)
                output?.didLoad([])
            }
        }
    }

    output {
        func didLoad(_ transfers: [Transfer]) { view?.show(factory.lines(for: transfers)) }
    }

    interface {
        func reload() async { await interactor.load() }
    }
}
