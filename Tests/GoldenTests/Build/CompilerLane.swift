import Foundation
import Testing

/// Packages that are compiled and tested one after the other, all together would use the memory of many compilers. They go ahead
/// of the tests of this process, which take all of its threads until they are done: no compiler waits for one of these.
final class CompilerLane: @unchecked Sendable {
    private let lock = NSLock()
    /// Protected by the lock.
    private var last: Task<Void, Never>?

    /// Begins work once all that was begun before has ended.
    func begin<Result: Sendable>(_ work: @escaping @Sendable () async throws -> Result) -> Task<Result, any Error> {
        lock.withLock {
            let task = Task(priority: .high) { [last] in
                await last?.value
                return try await work()
            }
            last = Task(priority: .high) { _ = await task.result }
            return task
        }
    }
}

/// Begins what a test waits for before any test runs.
struct Begun: TestTrait {
    let begin: @Sendable () -> Void

    func prepare(for test: Test) async throws { begin() }
}

extension Trait where Self == Begun {
    /// `.begun { _ = Self.run }`, where `run` is a task.
    static func begun(_ begin: @escaping @Sendable () -> Void) -> Self { Begun(begin: begin) }
}
