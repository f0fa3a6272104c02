import ViperModel

/// How far a run is, for whoever waits at a terminal: one line, once the run has lasted for a while, which is gone when anything
/// else is said. Where nobody looks, in CI, and with `--quiet`, nothing of it is written.
package final class ProgressLine: Sendable {
    private struct State {
        var step = ""
        /// When the line was last written; nil where it is not there.
        var written: Double?
    }

    private let state = Guarded(State())
    private let stream: TextStream
    private let clock: @Sendable () -> Double
    private let isWanted: Bool
    private let start: Double

    /// Seconds for which nobody wonders what is going on, and between one line and the next.
    private static let (patience, pause) = (0.3, 0.1)

    init(on stream: TextStream, environment: [String: String], clock: @escaping @Sendable () -> Double) {
        self.stream = stream
        self.clock = clock
        isWanted = stream.isTerminal && (environment["CI"] ?? "").isEmpty && environment["TERM"] != "dumb"
        start = isWanted ? clock() : 0
    }

    /// Begins a step.
    func begin(_ step: String) {
        guard isWanted else { return }
        state.withValue { state in
            state = State(step: step, written: state.written)
            write(&state)
        }
    }

    /// Takes the line away.
    func clear() {
        guard isWanted else { return }
        state.withValue { state in
            if state.written != nil { stream.write("\r\u{1B}[K") }
            state.written = nil
        }
    }

    private func write(_ state: inout State) {
        let now = clock()
        guard now - start >= Self.patience, now - (state.written ?? 0) >= Self.pause else { return }
        state.written = now
        stream.write("\r\(state.step) …\u{1B}[K")
    }
}
