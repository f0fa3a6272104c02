import Payment
import Testing

@testable import Market

/// The composition root provides what the app's own modules need, and what those of the package do.
@MainActor
struct OutsideTests {
    @Test("a module of another package is opened with what it needs")
    func opens() {
        let opened = CheckoutModule(amount: 12, delegate: nil).build(Root())
        #expect(opened != nil)
        opened?.interface.change(to: 13)
    }
}

/// The package has one of the same name.
private typealias AllDependencies = Market.AppDependencies

private struct Root: AllDependencies {
    let store: any BasketStore = Store()
    let api: any PaymentAPI = Bank()
}

private struct Store: BasketStore { func total() -> Int { 12 } }

private struct Bank: PaymentAPI { func pay(_ amount: Int) async -> Bool { true } }
