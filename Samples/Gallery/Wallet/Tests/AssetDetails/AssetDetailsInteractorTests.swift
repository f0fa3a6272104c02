import Foundation
import Testing

@testable import Wallet

@MainActor
final class AssetDetailsInteractorTests: AssetDetailsInteractorTestCase {
    override init() {
        super.init()
        repository.assetReturnValue = .fixture(symbol: "ETH", balance: 4)
        localizer.locale = Locale(identifier: "pl_PL")
    }

    @Test("prepareTransfer(of:to:) parses the amount in the user's language")
    func prepareTransferOfTo() async {
        await interactor.prepareTransfer(of: "1,5", to: "Ada")

        #expect(
            output.didPrepareReceivedTransfer
                == Transfer(symbol: "ETH", amount: 1.5, recipient: "Ada")
        )
    }

    @Test(
        "an invalid or too large amount is rejected",
        arguments: [("", .badAmount), ("x", .badAmount), ("0", .badAmount), ("5", .notEnough)]
            as [(String, WalletError)]
    )
    func refused(amount: String, reason: WalletError) async {
        await interactor.prepareTransfer(of: amount, to: "Ada")

        #expect(output.didFailReceivedError as? WalletError == reason)
        #expect(!output.didPrepareCalled)
    }
}
