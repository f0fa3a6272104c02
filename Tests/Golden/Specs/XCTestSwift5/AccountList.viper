/// All accounts of a customer.
module AccountList(customer: String) {
    struct AccountRow: Equatable { let id: Int; let title: String }

    view {
        func show(_ rows: [AccountRow])
        func showNothing()
        func show(error message: String)
    }

    presenter(customer) {
        func viewWillAppear() async {
            if customer.isEmpty { view?.showNothing() } else { await interactor.load() }
        }
        func didTapAdd() { router.openAdd(delegate: self) }
        func greeting() -> String { "Hello, \(customer)" }
    }
    interactor(bank: any Bank) {
        func load() async {
            do {
                let accounts = try await bank.accounts()
                output?.didLoad(accounts)
            } catch {
                output?.didFail(error.localizedDescription)
            }
        }
    }

    output {
        func didLoad(_ accounts: [Account]) {
            if accounts.isEmpty {
                view?.showNothing()
            } else {
                view?.show(accounts.map { AccountRow(id: $0.id, title: $0.name) })
            }
        }
        func didFail(_ reason: String) { view?.show(error: reason) }
    }

    router {
        func openAdd(delegate: any AccountAddDelegate) {
            navigation.present(AccountAddModule(delegate: delegate))
        }
    }

    on AccountAdd {
        func accountAddDidOpen(_ account: Account) async { await interactor.load() }
    }
}
