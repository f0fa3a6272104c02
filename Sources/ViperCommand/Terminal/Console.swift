/// Where answers and findings go. Standard output carries the answer, standard error everything else.
package struct Console: Sendable {
    /// For the answer.
    package let standardOutput: TextStream
    /// For findings.
    package let standardError: TextStream

    package init(standardOutput: TextStream, standardError: TextStream) {
        self.standardOutput = standardOutput
        self.standardError = standardError
    }
}

/// Something that text can be written to.
package struct TextStream: Sendable {
    /// Somebody looks at it: colours and progress make sense.
    package let isTerminal: Bool
    /// Writes all of the text.
    package let write: @Sendable (String) -> Void
    /// Why not everything could be written, in the system's words; nil where it could, or where nobody listens any more.
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

/// When output is coloured.
package enum ColorPolicy: String, Sendable, CaseIterable {
    case auto, always, never

    /// Whether to colour what goes to `stream`: with `auto` where it is a terminal, unless `NO_COLOR` is set and not empty.
    package func allowsColor(on stream: TextStream, environment: [String: String]) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto: stream.isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
        }
    }
}
