import Foundation
import Testing

@testable import AsyncApp

@MainActor
final class WeatherInteractorTests: WeatherInteractorTestCase {
    @Test("latest()", .disabled("WeatherInteractor.latest() is not implemented"))
    func latest() async throws {
        _ = try await interactor.latest()

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
