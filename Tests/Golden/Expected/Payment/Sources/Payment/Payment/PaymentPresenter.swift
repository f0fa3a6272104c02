import Foundation

@MainActor
final class PaymentPresenter {
    weak var view: (any PaymentViewProtocol)?
    let interactor: any PaymentInteractorInputProtocol
    weak var delegate: (any PaymentDelegate)?

    init(interactor: any PaymentInteractorInputProtocol, delegate: (any PaymentDelegate)?) {
        self.interactor = interactor
        self.delegate = delegate
    }
}
