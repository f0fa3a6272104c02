/// A value that is worked out on another core until it is asked for.
struct Background<Value: Sendable>: ~Copyable {
    private let result: Result
    private let thread: Thread?

    /// Both threads see it: the other one up to its end, this one after that.
    private final class Result: @unchecked Sendable {
        let body: @Sendable () -> Value
        var value: Value?

        init(_ body: @escaping @Sendable () -> Value) { self.body = body }
    }

    /// Starts working. Where there is no other thread to be had, the work is done when the value is asked for.
    init(_ body: @escaping @Sendable () -> Value) {
        let result = Result(body)
        self.result = result
        thread = Thread { result.value = result.body() }
    }

    /// The value, as soon as it is there.
    consuming func value() -> Value {
        let result = result
        thread?.join()
        return result.value ?? result.body()
    }
}
