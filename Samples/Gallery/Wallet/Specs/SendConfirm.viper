/// Asks for confirmation before a transfer is sent.
module SendConfirm(transfer: Transfer) {
    view: ConsoleBacked {
        func show(_ question: String)
    }

    presenter(transfer, localizer: any Localizing) {
        func viewDidLoad() { view?.show(localizer.text(.confirm(transfer))) }
        func didTapConfirm() async { await interactor.send() }
        func didTapCancel() { wireframe.close() }
    }

    interactor(transfer, repository: any AssetRepository, logger: any Logging) {
        func send() async {
            do {
                try await repository.send(transfer)
                logger.log("sent", .info)
                await output?.didSend()
            } catch {
                logger.log(error)
                output?.didFail(error)
            }
        }
    }

    output {
        func didSend() async {
            wireframe.close()
            await delegate?.sendConfirmDidSend(transfer)
        }
        func didFail(_ error: any Error) {
            wireframe.present(error, from: view, in: localizer)
        }
    }

    router: AlertPresentable, ErrorPresentable, SheetPresentable, SharePresentable, ToastPresentable {
        func close() { navigation.dismiss() }
    }

    delegate {
        func sendConfirmDidSend(_ transfer: Transfer) async
    }
}
