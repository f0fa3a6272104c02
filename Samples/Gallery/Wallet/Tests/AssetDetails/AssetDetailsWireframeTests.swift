import Testing

@testable import Wallet

@MainActor
final class AssetDetailsWireframeTests: AssetDetailsWireframeTestCase {
    @Test("the history that is embedded is the asset's")
    func showHistoryOf() {
        _ = router.showHistory(of: "ETH")

        #expect((navigation.embedReceivedModule as? AssetHistoryViewFactory)?.symbol == "ETH")
    }
}
