/// A value that is worked out on another core until it is asked for.
package struct Background<Value: Sendable>: ~Copyable {
    private let shared: Shared
    private let thread: Thread?

    /// What both threads use, without a lock: the other one up to its end, this one after that.
    private final class Shared: @unchecked Sendable {
        let body: @Sendable () -> Value
        var value: Value?

        init(_ body: @escaping @Sendable () -> Value) { self.body = body }
    }

    /// When the work is begun.
    package enum Start: Sendable {
        /// At once, by a thread of its own.
        case now
        /// When the value is asked for: all cores have something to do.
        case whenAsked
    }

    /// Starts working. Where there is no other thread to be had, the work is done when the value is asked for.
    package init(_ start: Start = .now, _ body: @escaping @Sendable () -> Value) {
        let shared = Shared(body)
        self.shared = shared
        switch start {
        case .now: thread = Thread { shared.value = shared.body() }
        case .whenAsked: thread = nil
        }
    }

    /// The value, as soon as it is there.
    package consuming func value() -> Value {
        // `join` consumes the thread, and this value with it.
        let shared = shared
        thread?.join()
        return shared.value ?? shared.body()
    }
}
