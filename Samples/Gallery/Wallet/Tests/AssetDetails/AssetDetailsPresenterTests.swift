import Testing

@testable import Wallet

@MainActor
final class AssetDetailsPresenterTests: AssetDetailsPresenterTestCase {
    @Test("the screen retains its child, which reloads after a transfer")
    func history() async {
        var history: MockAssetHistoryModuleProtocol? = MockAssetHistoryModuleProtocol(log: log)
        wireframe.showHistoryOfReturnValue = history
        presenter.viewDidLoad()

        await presenter.sendConfirmDidSend(.fixture())

        #expect(history?.reloadCallsCount == 1)
        #expect(log.calls.last == "delegate.assetDetailsDidChangeBalance()")

        wireframe.showHistoryOfReturnValue = nil
        history = nil
        #expect(presenter.history == nil)
    }
}
