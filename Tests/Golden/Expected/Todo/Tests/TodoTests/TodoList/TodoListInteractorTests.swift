import Foundation
import Testing

@testable import Todo

@MainActor
final class TodoListInteractorTests: TodoListInteractorTestCase {
    @Test("findUpcoming()", .disabled("TodoListInteractor.findUpcoming() is not written yet"))
    func findUpcoming() async {
        await interactor.findUpcoming()

        // TODO: what should happen
        expect(log.calls, equals: [])
    }

    @Test("remove(id:)", .disabled("TodoListInteractor.remove(id:) is not written yet"))
    func removeId() async {
        let id = UUID.fixture()

        await interactor.remove(id: id)

        // TODO: what should happen
        expect(log.calls, equals: [])
    }
}
