import CLibrary

/// A value that several threads change, one after the other.
@usableFromInline package final class Guarded<Value: Sendable>: @unchecked Sendable {
    private var value: Value
    /// At a place of its own: a lock must not be moved.
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    @usableFromInline package init(_ value: Value) {
        self.value = value
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// Gives the value to `body` alone for as long as it runs.
    @usableFromInline package func withValue<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return try body(&value)
    }
}
