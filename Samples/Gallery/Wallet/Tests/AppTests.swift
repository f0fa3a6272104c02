import Common
import CommonTesting
import Foundation
import Testing

@testable import Wallet

/// Tests the app from the first screen to the last.
@MainActor
struct AppTests {
    private let script = ScriptedConsole()

    private func screen(_ locale: String = "en_IE", isReachable: Bool = true) throws -> Screen {
        let dependencies = CompositionRoot(
            locale: Locale(identifier: locale),
            ledger: Ledger(isReachable: isReachable),
            logger: LineLogger { _ in }
        )
        return try #require(AssetListViewFactory().createView(dependencies)).screen
    }

    @Test("lists all assets, the most valuable first")
    func list() async throws {
        await script.run(try screen())

        #expect(
            script.printed == [
                "3 assets, €40,720.00",
                "  1. Bitcoin: 0.5 BTC, €30,000.00",
                "  2. Ether: 4 ETH, €10,000.00",
                "  3. Cosmos: 120 ATOM, €720.00",
            ]
        )
    }

    @Test("a sheet offers the sort orders")
    func sort() async throws {
        await script.run(try screen(), "sort", "1")

        #expect(
            script.printed.dropFirst(4) == [
                "Sort", "  1. by name", "  2. by value",
                "3 assets, €40,720.00",
                "  1. Bitcoin: 0.5 BTC, €30,000.00",
                "  2. Cosmos: 120 ATOM, €720.00",
                "  3. Ether: 4 ETH, €10,000.00",
            ]
        )
    }

    @Test("sending updates the details, the history and the list")
    func send() async throws {
        await script.run(try screen(), "open 2", "send Ada: 1.5", "confirm", "back")

        #expect(
            script.printed.dropFirst(4) == [
                "Ether", "4 ETH, €10,000.00", "0 transfers",
                "Send 1.5 ETH to Ada?", "(Sent to Ada)",
                "Ether", "2.5 ETH, €6,250.00", "1 transfer", "  1.5 ETH to Ada",
                "3 assets, €36,970.00",
                "  1. Bitcoin: 0.5 BTC, €30,000.00",
                "  2. Ether: 2.5 ETH, €6,250.00",
                "  3. Cosmos: 120 ATOM, €720.00",
            ]
        )
    }

    @Test("an invalid transfer shows an alert")
    func refused() async throws {
        let code = await script.run(try screen(), "open 2", "send Ada: 9", "send Ada: all")

        #expect(
            script.printed.suffix(2) == [
                "error: Error: you do not have that much", "error: Error: this is no amount",
            ]
        )
        #expect(code == 1)
    }

    @Test("the whole app is translated into Polish, with three plurals")
    func polish() async throws {
        await script.run(try screen("pl_PL"), "open 2", "send Ada: 0,5", "confirm", "share")

        #expect(script.printed.first?.hasPrefix("3 aktywa, ") == true)
        #expect(
            script.printed.suffix(3) == ["1 przelew", "  0,5 ETH do: Ada", "(Mój adres: Ether)"])
    }

    @Test("without a network, shows an alert and no list")
    func offline() async throws {
        let code = await script.run(try screen(isReachable: false))

        #expect(script.printed == ["error: Error: the network cannot be reached"])
        #expect(code == 1)
    }
}
