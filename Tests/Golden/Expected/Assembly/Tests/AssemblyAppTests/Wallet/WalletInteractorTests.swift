import Foundation
import Testing

@testable import AssemblyApp

@MainActor
final class WalletInteractorTests: WalletInteractorTestCase {
    @Test("load()", .disabled("WalletInteractor.load() is not implemented"))
    func load() async {
        await interactor.load()

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
