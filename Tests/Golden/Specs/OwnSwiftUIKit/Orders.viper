module Orders {
    view: AlertPresentable { func show(_ orders: [Order]) }

    presenter(logger: LoggerProtocol) {
        func viewDidLoad() { interactor.load() }
        func didTapHelp() {
            logger.log("help")
            view?.alert("Help")
        }
    }

    interactor(service: OrderServiceProtocol, logger: LoggerProtocol) {
        func load() {
            logger.log("load")
            service.load { [weak self] orders in
                self?.output?.didLoad(orders)
            }
        }
    }

    output { func didLoad(_ orders: [Order]) { view?.show(orders) } }
}
