import Testing

@testable import Wallet

@MainActor
final class AssetDetailsWireframeTests: AssetDetailsWireframeTestCase {
    @Test("showHistory(of:) embeds the history, and hands on its interface")
    func showHistoryOf() {
        let history = MockAssetHistoryModuleProtocol()
        navigation.embedReturnValue = history

        let interface = router.showHistory(of: "ETH")

        #expect(log.calls == ["navigation.embed(_:)"])
        #expect((navigation.embedReceivedModule as? AssetHistoryViewFactory)?.symbol == "ETH")
        #expect(interface === history)
    }
}
