/// Shows an asset, with its history below.
module AssetDetails(asset: Asset) {
    // The list has another factory of this name. So the app's dependency for this one has a longer name.
    let factory: any AssetDetailsViewModelFactory = dependencies.assetDetailsViewModelFactory

    view: ConsoleBacked {
        func show(_ lines: [String])
    }

    presenter(asset, factory, localizer: any Localizing) {
        weak var history: (any AssetHistoryModuleProtocol)?

        func viewDidLoad() {
            view?.show(factory.lines(for: asset))
            history = wireframe.showHistory(of: asset.symbol)
        }
        func didTapSend(_ amount: String, to recipient: String) async {
            await interactor.prepareTransfer(of: amount, to: recipient)
        }
        func didTapShare() {
            wireframe.share(localizer.text(.address(of: asset.name)), from: view)
        }
        func didTapBack() { wireframe.close() }
    }

    interactor(asset, repository: any AssetRepository, localizer: any Localizing) {
        func load() async {
            do {
                let asset = try await repository.asset(asset.symbol)
                output?.didLoad(asset)
            } catch {
                output?.didFail(error)
            }
        }
        /// Parses the typed amount. It must not exceed the balance.
        func prepareTransfer(of amount: String, to recipient: String) async
    }

    output {
        func didLoad(_ asset: Asset) { view?.show(factory.lines(for: asset)) }
        func didPrepare(_ transfer: Transfer) {
            wireframe.confirm(transfer, delegate: self)
        }
        func didFail(_ error: any Error) {
            wireframe.present(error, from: view, in: localizer)
        }
    }

    router: AlertPresentable, ErrorPresentable, SheetPresentable, SharePresentable, ToastPresentable {
        /// Embeds the history, and returns its interface.
        func showHistory(of symbol: String) -> (any AssetHistoryModuleProtocol)? {
            navigation.embed(AssetHistoryViewFactory(symbol: symbol))
        }
        func confirm(_ transfer: Transfer, delegate: any SendConfirmDelegate) {
            navigation.present(SendConfirmViewFactory(transfer: transfer, delegate: delegate))
        }
        func close() { navigation.pop() }
    }

    delegate {
        func assetDetailsDidChangeBalance() async
    }

    on SendConfirm {
        func sendConfirmDidSend(_ transfer: Transfer) async {
            wireframe.toast(localizer.text(.sent(to: transfer.recipient)), from: view)
            await interactor.load()
            await history?.reload()
            await delegate?.assetDetailsDidChangeBalance()
        }
    }
}
