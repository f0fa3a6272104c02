import Foundation
import Testing

@testable import Todo

@MainActor
final class TodoAddInteractorTests: TodoAddInteractorTestCase {
    @Test("save(title:due:)", .disabled("TodoAddInteractor.save(title:due:) is not implemented"))
    func saveTitleDue() async {
        let title = "title"
        let due = Date.fixture()

        await interactor.save(title: title, due: due)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
