import Common
import CommonTesting
import Testing

@testable import Listing

/// Tests that the app does what the article describes.
@MainActor
struct AppTests {
    private let script = ScriptedConsole()

    private func screen(status: Int) throws -> Screen {
        let dependencies = CompositionRoot(network: OfflineNetwork(status: status))
        return try #require(ListingModuleBuilder().build(dependencies)).screen
    }

    @Test("names are listed with their IDs")
    func items() async throws {
        let code = await script.run(try screen(status: 200))

        #expect(script.printed == ["  1  Ada", "  2  Grace", "  3  Edsger"])
        #expect(code == 0)
    }

    @Test("an invalid response is an error, which is shown")
    func error() async throws {
        let code = await script.run(try screen(status: 503), "reload")

        #expect(
            script.printed == [
                "error: The server answered 503.", "error: The server answered 503.",
            ]
        )
        #expect(code == 1)
    }
}
