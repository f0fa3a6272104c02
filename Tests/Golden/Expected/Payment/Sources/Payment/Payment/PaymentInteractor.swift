import Foundation

@MainActor
final class PaymentInteractor {
    weak var output: (any PaymentInteractorOutputProtocol)?
    let amount: Int
    let api: any PaymentAPI

    init(amount: Int, api: any PaymentAPI) {
        self.amount = amount
        self.api = api
    }

    // MARK: - PaymentInteractorInputProtocol

    func change(to amount: Int) {
        // TODO: change(to:)
    }
}
