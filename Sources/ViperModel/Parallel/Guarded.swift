import Dispatch

/// A value that several threads change, one after the other.
package final class Guarded<Value: Sendable>: @unchecked Sendable {
    private var value: Value
    private let lock = DispatchSemaphore(value: 1)

    package init(_ value: Value) { self.value = value }

    /// Gives the value to `body` alone for as long as it runs.
    package func withValue<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        lock.wait()
        defer { lock.signal() }
        return try body(&value)
    }
}
