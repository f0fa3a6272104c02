import Foundation

final class AccountAddInteractor {
    let bank: any Bank

    init(bank: any Bank) {
        self.bank = bank
    }

    // MARK: - AccountAddInteractorInputProtocol

    func suggestion() async -> String {
        // TODO: suggestion()
        fatalError("AccountAddInteractor.suggestion() is not implemented")
    }
}
