/// The output streams. Standard output is for the output that the user asked for. Standard error is for everything
/// else.
package struct Console: Sendable {
    /// The stream for the output that the user asked for, such as a diff.
    package let standardOutput: TextStream
    /// The stream for findings and notices.
    package let standardError: TextStream

    package init(standardOutput: TextStream, standardError: TextStream) {
        self.standardOutput = standardOutput
        self.standardError = standardError
    }
}

/// A writable stream of text.
package struct TextStream: Sendable {
    /// Whether the stream is a terminal, which can show colors.
    package let isTerminal: Bool
    /// Writes all of the text.
    package let write: @Sendable (String) -> Void
    /// Returns the system's reason if text could not be written. A closed pipe is not a failure.
    package let failure: @Sendable () -> String?

    package init(
        isTerminal: Bool, write: @escaping @Sendable (String) -> Void,
        failure: @escaping @Sendable () -> String? = { nil }
    ) {
        self.isTerminal = isTerminal
        self.write = write
        self.failure = failure
    }
}

/// When output is colored.
package enum ColorPolicy: String, Sendable, CaseIterable {
    case auto, always, never

    /// Returns whether to color the output to `stream`. With `auto`, output to terminals is colored. It is not colored
    /// if `NO_COLOR` is set and not empty, or if `TERM` is `dumb`.
    package func allowsColor(on stream: TextStream, environment: [String: String]) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto: stream.isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
        }
    }
}
