/// Opens an account.
module AccountAdd {
    view {
        func setOpenEnabled(_ isEnabled: Bool)
        func show(error message: String)
    }

    presenter {
        var name = ""
        func didChange(name: String) { self.name = name; view?.setOpenEnabled(!name.isEmpty) }
        func didTapOpen() async {
            do {
                let account = try await interactor.open(named: name)
                router.close()
                await delegate?.accountAddDidOpen(account)
            } catch {
                view?.show(error: error.localizedDescription)
            }
        }
        func didTapCancel() { router.close() }
    }

    interactor(bank: any Bank) {
        func open(named name: String) async throws -> Account {
            guard !name.isEmpty else { throw BankError.refused(reason: "no name") }
            return try await bank.open(named: name)
        }
        func suggestion() async -> String
    }

    router { func close() { navigation.dismiss() } }

    delegate { func accountAddDidOpen(_ account: Account) async }
}
