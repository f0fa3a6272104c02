import Foundation

final class OrdersInteractor {
    weak var output: (any OrdersInteractorOutputProtocol)?
    let service: OrderServiceProtocol
    let logger: LoggerProtocol

    init(service: OrderServiceProtocol, logger: LoggerProtocol) {
        self.service = service
        self.logger = logger
    }
}
