import Foundation

nonisolated struct Money: Equatable, Sendable {
    var amount: Decimal
    var currency = Currency.euro
}

nonisolated enum Currency: Sendable {
    case euro, dollar
}

nonisolated struct Order: Equatable, Sendable {
    nonisolated enum Kind: Sendable { case gift, sale }

    let id: UUID
    let total: Money
    let kind: Kind

    init(_ id: UUID = UUID(), total: Money, kind: Kind) {
        (self.id, self.total, self.kind) = (id, total, kind)
    }
}

nonisolated struct Page<Item: Sendable>: Sendable {
    var items: [Item]
}

nonisolated final class Account: Sendable {
    let owner: String
    let money: Money

    init(owner: String, money: Money) {
        (self.owner, self.money) = (owner, money)
    }
}

@MainActor
protocol AmountFormatting {
    func text(for money: Money) -> String
}

final class Cache {
    var count = 0
}
