import Foundation
import Testing

@testable import Todo

@MainActor
final class TodoAddInteractorTests: TodoAddInteractorTestCase {
    @Test("save(title:due:)", .disabled("TodoAddInteractor.save(title:due:) is not written yet"))
    func saveTitleDue() async {
        let title = "title"
        let due = Date.fixture()

        await interactor.save(title: title, due: due)

        // TODO: what should happen
        expect(log.calls, equals: [])
    }
}
