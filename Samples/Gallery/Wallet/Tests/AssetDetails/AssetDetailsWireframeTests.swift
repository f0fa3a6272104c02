import Testing

@testable import Wallet

@MainActor
final class AssetDetailsWireframeTests: AssetDetailsWireframeTestCase {
    @Test("embeds the history of the asset")
    func showHistoryOf() {
        _ = router.showHistory(of: "ETH")

        #expect((navigation.embedReceivedModule as? AssetHistoryViewFactory)?.symbol == "ETH")
    }
}
