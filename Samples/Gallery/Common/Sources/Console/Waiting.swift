/// Something that has begun, and for whose end a script waits as a person would.
@MainActor
public final class Waiting {
    private var isBusy = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    public init() {}

    public func begin() {
        isBusy = true
    }

    public func end() {
        isBusy = false
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    /// Returns when what has begun has ended; at once where nothing has.
    public func finished() async {
        guard isBusy else { return }
        await withCheckedContinuation { waiting.append($0) }
    }
}
