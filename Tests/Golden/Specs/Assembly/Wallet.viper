struct Currency: Equatable {
    let code: String
    let digits: Int

    static func named(_ code: String) -> Currency? {
        code.count == 3 ? Currency(code: code.uppercased(), digits: 2) : nil
    }
}

struct AmountFormat: Equatable {
    let currency: Currency

    func text(of amount: Int) -> String { "\(amount) \(currency.code)" }
}

service Ledger {
    func balance(in currency: Currency) async throws -> Int
}

/// Does not open at all for a currency that nobody knows.
module Wallet(code: String = "EUR", owner: String = "") {
    let trimmed = code.trimmingCharacters(in: .whitespaces)
    guard let currency = Currency.named(trimmed)
    let format: AmountFormat = AmountFormat(currency: currency)

    view {
        func show(balance: String)
        func show(error message: String)
    }

    presenter(format: AmountFormat, owner) {
        var greeting: String = owner
        var lastBalance: Int?

        func viewDidLoad() async { await interactor.load() }
    }

    interactor(currency: Currency, ledger: any Ledger) { func load() async }

    output {
        func didLoad(_ balance: Int) {
            lastBalance = balance
            view?.show(balance: format.text(of: balance))
        }
        func didFail(_ reason: String) { view?.show(error: reason) }
    }
}
