/// Two modules that each take a `wording` of their own type: the app tells the two apart, the modules need not.
service ShortWording { func text(of amount: Int) -> String }
service LongWording { func words(of amount: Int) -> String }

module Receipt(amount: Int) {
    presenter { func didTapStatement() { router.openStatement() } }
    interactor(amount, wording: any ShortWording) { func text() -> String { wording.text(of: amount) } }
    router { func openStatement() { navigation.push(StatementModule(amount: 1)) } }
}

module Statement(amount: Int) {
    let wording: any LongWording = dependencies.statementWording

    presenter { func didTapReceipt() { router.openReceipt() } }
    interactor(amount, wording) { func text() -> String { wording.words(of: amount) } }
    router { func openReceipt() { navigation.push(ReceiptModule(amount: 1)) } }
}
