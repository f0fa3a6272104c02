import Foundation
import Testing

@testable import Wallet

@MainActor
final class AssetListPresenterTests: AssetListPresenterTestCase {
    private let cheap = Asset.fixture(symbol: "DOT", name: "Polkadot", balance: 1, price: 6)
    private let dear = Asset.fixture(symbol: "ETH", name: "Ether", balance: 1, price: 2_500)

    @Test("didTapSort() asks how, and the answer is the order that is shown")
    func didTapSort() throws {
        presenter.didLoad([dear, cheap])
        presenter.didTapSort()

        let sheet = try #require(wireframe.presentSheetActionsFromReceivedArguments)
        #expect(sheet.actions.count == AssetOrder.allCases.count)
        #expect(sheet.view === view)

        sheet.actions.first?.handler()

        #expect(presenter.order == .name)
        #expect(factory.listOfByReceivedArguments?.order == .name)
    }

    @Test("didSelectRow(at:) opens what stands there, and hears from it")
    func didSelectRowAt() throws {
        presenter.didLoad([cheap, dear])

        presenter.didSelectRow(at: 0)

        let opened = try #require(wireframe.showDetailsOfDelegateReceivedArguments)
        #expect(opened.asset == dear)
        #expect(opened.delegate === presenter)
    }

    @Test("a row that is not there opens nothing")
    func noRow() {
        presenter.didSelectRow(at: 0)

        #expect(log.calls.isEmpty)
    }
}
