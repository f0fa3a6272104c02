/// A line on a terminal that shows the progress of a long run. Other output replaces it. Nothing is shown in CI and
/// with `--quiet`.
package final class ProgressLine {
    /// The time when the line was last written; nil if it is not shown.
    private var written: Double?
    private let stream: TextStream
    private let clock: () -> Double
    private let isWanted: Bool
    private let start: Double

    /// The seconds before the line is shown first, and between two updates.
    private static let (patience, pause) = (0.3, 0.1)

    init(on stream: TextStream, environment: [String: String], clock: @escaping () -> Double) {
        self.stream = stream
        self.clock = clock
        isWanted = stream.isTerminal && (environment["CI"] ?? "").isEmpty && environment["TERM"] != "dumb"
        start = isWanted ? clock() : 0
    }

    /// Shows a step.
    func begin(_ step: String) {
        guard isWanted else { return }
        let now = clock()
        guard now - start >= Self.patience, now - (written ?? 0) >= Self.pause else { return }
        written = now
        stream.write("\r\(step) …\u{1B}[K")
    }

    /// Removes the line.
    func clear() {
        guard isWanted else { return }
        if written != nil { stream.write("\r\u{1B}[K") }
        written = nil
    }
}
