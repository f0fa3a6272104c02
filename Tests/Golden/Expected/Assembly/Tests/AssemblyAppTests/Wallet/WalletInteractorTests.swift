import Foundation
import Testing

@testable import AssemblyApp

@MainActor
final class WalletInteractorTests: WalletInteractorTestCase {
    @Test("load()", .disabled("WalletInteractor.load() is not written yet"))
    func load() async {
        await interactor.load()

        // TODO: what should happen
        expect(log.calls, equals: [])
    }
}
