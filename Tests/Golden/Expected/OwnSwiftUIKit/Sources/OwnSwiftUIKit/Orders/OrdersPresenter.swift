import Foundation

final class OrdersPresenter {
    weak var view: (any OrdersViewProtocol)?
    let interactor: any OrdersInteractorInputProtocol
    let logger: LoggerProtocol

    init(interactor: any OrdersInteractorInputProtocol, logger: LoggerProtocol) {
        self.interactor = interactor
        self.logger = logger
    }
}
