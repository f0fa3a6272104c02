entity Account: Equatable, Identifiable {
    let id: Int
    var name: String
    var balance: Decimal
}

enum BankError: Error, Equatable { case closed, refused(reason: String) }

service Bank {
    func accounts() async throws -> [Account]
    func open(named name: String) async throws -> Account
}
