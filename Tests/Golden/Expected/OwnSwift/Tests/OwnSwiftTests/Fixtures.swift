import Foundation

@testable import OwnSwift

/// Types whose fixture is not implemented. Tests that need one are disabled.
/// Implement the fixture and remove its type here.
nonisolated enum Fixtures {
    static let unwritten: Set<String> = ["Page<Order>"]
}

nonisolated extension Page<Order> {
    static func fixture() -> Page<Order> {
        // TODO: return a fixture
        fatalError("Page<Order>.fixture() is not implemented")
    }
}

nonisolated extension Account {
    static func fixture(owner: String = "owner", money: Money = .fixture()) -> Account {
        Account(owner: owner, money: money)
    }
}

nonisolated extension Money {
    static func fixture(amount: Decimal = 0) -> Money {
        Money(amount: amount)
    }
}

nonisolated extension Order {
    static func fixture(
        id: UUID = .fixture(),
        total: Money = .fixture(),
        kind: Order.Kind = .gift
    ) -> Order {
        Order(id, total: total, kind: kind)
    }
}
