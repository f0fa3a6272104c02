import Foundation
import Testing

@testable import Hidden

@MainActor
final class TasksInteractorTests: TasksInteractorTestCase {
    @Test("load()", .disabled("TasksInteractor.load() is not written yet"))
    func load() async {
        await interactor.load()

        // TODO: what should happen
        expect(log.calls, equals: [])
    }
}
