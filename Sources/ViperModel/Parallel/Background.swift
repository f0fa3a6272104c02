/// A value that is worked out on another core until it is asked for.
package struct Background<Value: Sendable>: ~Copyable {
    private let result: Result
    private let thread: Thread?

    /// Both threads see it: the other one up to its end, this one after that.
    private final class Result: @unchecked Sendable {
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
        let result = Result(body)
        self.result = result
        switch start {
        case .now: thread = Thread { result.value = result.body() }
        case .whenAsked: thread = nil
        }
    }

    /// The value, as soon as it is there.
    package consuming func value() -> Value {
        let result = result
        thread?.join()
        return result.value ?? result.body()
    }
}
