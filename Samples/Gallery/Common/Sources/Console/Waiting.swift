/// Work that was started, and whose end a script waits for.
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

    /// Waits for the work to end. Returns immediately if there is none.
    public func finished() async {
        guard isBusy else { return }
        await withCheckedContinuation { waiting.append($0) }
    }
}
