import Foundation
import Testing

@testable import Names

@MainActor
final class NamesInteractorTests: NamesInteractorTestCase {
    @Test("store(_:)", .disabled("NamesInteractor.store(_:) is not implemented"))
    func storeTest() async throws {
        let storeArgument = 1

        _ = try await interactor.store(storeArgument)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
