/// Work that a view has started. A script waits for its end before it continues with the next command.
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

    /// Waits for the work to end. Returns immediately if no work is in progress.
    public func finished() async {
        guard isBusy else { return }
        await withCheckedContinuation { waiting.append($0) }
    }
}
