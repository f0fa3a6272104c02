import Foundation

final class AccountListInteractor {
    weak var output: (any AccountListInteractorOutputProtocol)?
    let bank: any Bank

    init(bank: any Bank) {
        self.bank = bank
    }
}
