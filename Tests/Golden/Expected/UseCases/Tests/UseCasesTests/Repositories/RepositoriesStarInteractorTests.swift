import Foundation
import Testing

@testable import UseCases

@MainActor
final class RepositoriesStarInteractorTests: RepositoriesStarInteractorTestCase {
    @Test("star(id:)", .disabled("RepositoriesStarInteractor.star(id:) is not written yet"))
    func starId() async {
        let id = 1

        await interactor.star(id: id)

        // TODO: what should happen
        expect(log.calls, equals: [])
    }
}
