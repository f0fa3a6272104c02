import Foundation
import Testing

@testable import Wallet

@MainActor
final class AssetListPresenterTests: AssetListPresenterTestCase {
    private let cheap = Asset.fixture(symbol: "DOT", name: "Polkadot", balance: 1, price: 6)
    private let dear = Asset.fixture(symbol: "ETH", name: "Ether", balance: 1, price: 2_500)

    @Test("didTapSort() shows a sheet, and sorts in the chosen order")
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

    @Test("didSelectRow(at:) opens the asset and becomes its delegate")
    func didSelectRowAt() throws {
        presenter.didLoad([cheap, dear])

        presenter.didSelectRow(at: 0)

        let opened = try #require(wireframe.showDetailsOfDelegateReceivedArguments)
        #expect(opened.asset == dear)
        #expect(opened.delegate === presenter)
    }

    @Test("a missing row opens nothing")
    func noRow() {
        presenter.didSelectRow(at: 0)

        #expect(log.calls.isEmpty)
    }
}
