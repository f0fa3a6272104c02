import Foundation
import Testing

@testable import Todo

@MainActor
final class TodoListInteractorTests: TodoListInteractorTestCase {
    @Test("findUpcoming()", .disabled("TodoListInteractor.findUpcoming() is not implemented"))
    func findUpcoming() async {
        await interactor.findUpcoming()

        // TODO: add expectations
        expect(log.calls, equals: [])
    }

    @Test("remove(id:)", .disabled("TodoListInteractor.remove(id:) is not implemented"))
    func removeId() async {
        let id = UUID.fixture()

        await interactor.remove(id: id)

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
