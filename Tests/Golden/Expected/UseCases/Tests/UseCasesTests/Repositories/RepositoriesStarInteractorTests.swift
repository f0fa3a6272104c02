import Foundation
import Testing

@testable import UseCases

@MainActor
final class RepositoriesStarInteractorTests: RepositoriesStarInteractorTestCase {
    @Test("star(id:)", .disabled("RepositoriesStarInteractor.star(id:) is not implemented"))
    func starId() async {
        let id = 1

        await interactor.star(id: id)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
