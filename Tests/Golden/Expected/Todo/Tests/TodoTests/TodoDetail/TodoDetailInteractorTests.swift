import Foundation
import Testing

@testable import Todo

@MainActor
final class TodoDetailInteractorTests: TodoDetailInteractorTestCase {
    @Test("load()", .disabled("TodoDetailInteractor.load() is not written yet"))
    func load() async {
        await interactor.load()

        // TODO: what should happen
        expect(log.calls, equals: [])
    }

    @Test("remove()", .disabled("TodoDetailInteractor.remove() is not written yet"))
    func remove() async {
        await interactor.remove()

        // TODO: what should happen
        expect(log.calls, equals: [])
    }
}
