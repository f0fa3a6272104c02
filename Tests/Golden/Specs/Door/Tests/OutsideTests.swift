import Door
import Testing

/// What a package can do that depends on this one: open the module, talk to it and hear of it. `Door` is imported without
/// `@testable`, so this file sees what is public alone.
@MainActor
struct OutsideTests {
    @Test("a public module is opened from outside")
    func opens() async throws {
        let host = Host()
        let screen = try #require(host.open(with: Root()))
        await host.checkout?.reload()
        host.checkoutDidEnd(with: .paid(Price(amount: 1, currency: .euro)))
        #expect(host.result?.isPaid == true)
        withExtendedLifetime(screen) {}
    }
}

@MainActor
private final class Host: CheckoutDelegate {
    var result: CheckoutResult?
    private(set) var checkout: (any CheckoutModuleProtocol)?

    func open(with dependencies: any AppDependencies) -> Screen? {
        let opened = CheckoutModule(id: 1, delegate: self).build(dependencies)
        checkout = opened?.interface
        return opened?.screen
    }

    func checkoutDidEnd(with result: CheckoutResult) {
        self.result = result
    }
}

private final class Store: Orders, Receipts {
    func order(id: Int) async -> Order { Order(id: id, price: Price(amount: 1, currency: .euro)) }
    func keep(_ text: String) {}
}

private struct Root: AppDependencies {
    let orders: any Orders = Store()
    let receipts: any Receipts = Store()
}
