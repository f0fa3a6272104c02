import Foundation
import Testing

@testable import Todo

@MainActor
final class TodoDetailInteractorTests: TodoDetailInteractorTestCase {
    @Test("load()", .disabled("TodoDetailInteractor.load() is not implemented"))
    func load() async {
        await interactor.load()

        // TODO: add expectations
        expect(log.calls, equals: [])
    }

    @Test("remove()", .disabled("TodoDetailInteractor.remove() is not implemented"))
    func remove() async {
        await interactor.remove()

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
