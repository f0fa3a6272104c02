import Foundation
import Testing

@testable import Hidden

@MainActor
final class TasksInteractorTests: TasksInteractorTestCase {
    @Test("load()", .disabled("TasksInteractor.load() is not implemented"))
    func load() async {
        await interactor.load()

        // TODO: add expectations
        expect(log.calls, equals: [])
    }
}
