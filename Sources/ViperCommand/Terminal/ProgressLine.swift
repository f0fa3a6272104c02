/// How far a run is, for whoever waits at a terminal: one line, once the run has lasted for a while, which is gone when anything
/// else is said. Where nobody looks, in CI, and with `--quiet`, nothing of it is written.
package final class ProgressLine {
    /// When the line was last written; nil where it is not there.
    private var written: Double?
    private let stream: TextStream
    private let clock: () -> Double
    private let isWanted: Bool
    private let start: Double

    /// Seconds for which nobody wonders what is going on, and between one line and the next.
    private static let (patience, pause) = (0.3, 0.1)

    init(on stream: TextStream, environment: [String: String], clock: @escaping () -> Double) {
        self.stream = stream
        self.clock = clock
        isWanted = stream.isTerminal && (environment["CI"] ?? "").isEmpty && environment["TERM"] != "dumb"
        start = isWanted ? clock() : 0
    }

    /// Begins a step.
    func begin(_ step: String) {
        guard isWanted else { return }
        let now = clock()
        guard now - start >= Self.patience, now - (written ?? 0) >= Self.pause else { return }
        written = now
        stream.write("\r\(step) …\u{1B}[K")
    }

    /// Takes the line away.
    func clear() {
        guard isWanted else { return }
        if written != nil { stream.write("\r\u{1B}[K") }
        written = nil
    }
}
