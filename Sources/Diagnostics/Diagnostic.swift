/// A finding: a problem that viper-gen reports, with its location and possible fixes.
package struct Diagnostic: Sendable, Hashable {
    /// The violated rule, which has the ID and the explanation.
    package var rule: Rule
    /// The severity of the rule, unless `App.viper` sets another.
    package var severity: Severity
    /// The problem on one line that starts in lowercase, without a period: `interactor cannot call 'view'`.
    package var message: String
    /// The location of the problem. Nil only if there is no text to point at, for example because a folder is missing.
    package var location: SourceLocation?
    /// Other locations, and advice.
    package var notes: [Note]
    /// Edits that fix the problem, starting with the best one.
    package var fixIts: [FixIt]

    package init(
        _ rule: Rule, _ message: String, at location: SourceLocation?, notes: [Note] = [], fixIts: [FixIt] = []
    ) {
        self.rule = rule
        self.severity = rule.severity
        self.message = message
        self.location = location
        self.notes = notes
        self.fixIts = fixIts
    }

    /// Another location of the finding, or advice. A string literal is a note without a location.
    package struct Note: Sendable, Hashable, ExpressibleByStringInterpolation {
        /// One sentence, without a period.
        package var message: String
        /// The location; nil for advice.
        package var location: SourceLocation?
        /// Lines that the user can copy, if no fix-it is possible.
        package var text: String

        package init(_ message: String, at location: SourceLocation? = nil, text: String = "") {
            self.message = message
            self.location = location
            self.text = text
        }

        /// The message, followed by the lines to copy.
        var whole: String { text.isEmpty ? message : "\(message):\n\(text)" }

        package init(stringLiteral message: String) { self.init(message) }

        /// The note that a file's last finding gets if the file has more findings than `fileLimit`.
        package static let moreFindings = Note(
            "the file has more findings than shown; fix the shown findings, and check again")
    }

    /// An edit that fixes the problem. It replaces a range of text in the file of the finding.
    package struct FixIt: Sendable, Hashable {
        /// The action in the imperative: `replace 'veiw' with 'view'`.
        package var message: String
        /// The replaced range, in UTF-8 offsets of the finding's file; empty for an insertion.
        package var range: Range<Int>
        package var replacement: String

        package init(_ message: String, range: Range<Int>, replacement: String) {
            self.message = message
            self.range = range
            self.replacement = replacement
        }

        /// Creates a fix-it that inserts a text. The default message contains the text.
        package static func insert(_ text: String, at offset: Int, _ message: String? = nil) -> FixIt {
            let shown = text.split(separator: " ").joined(separator: " ")
            return FixIt(message ?? "insert '\(shown)'", range: offset..<offset, replacement: text)
        }

        /// Creates a fix-it that removes a range.
        package static func delete(_ range: Range<Int>, _ message: String = "remove it") -> FixIt {
            FixIt(message, range: range, replacement: "")
        }
    }
}

extension [Diagnostic] {
    /// The maximum number of findings for one file. A file with more findings is hardly a source file.
    package static var fileLimit: Int { 1_000 }

    /// Adds a finding.
    package mutating func report(
        _ rule: Rule, _ message: String, at location: SourceLocation?, notes: [Diagnostic.Note] = [],
        fixIts: [Diagnostic.FixIt] = []
    ) {
        append(Diagnostic(rule, message, at: location, notes: notes, fixIts: fixIts))
    }

    /// Adds a finding about a file. If `fileLimit` is reached, adds a note to the last finding instead.
    package mutating func reportWithinLimit(_ finding: @autoclosure () -> Diagnostic) {
        if count < Self.fileLimit {
            append(finding())
        } else if self[count - 1].notes.last != .moreFindings {
            self[count - 1].notes.append(.moreFindings)
        }
    }

    /// Whether at least one finding is an error.
    package var containsError: Bool { contains { $0.severity == .error } }

    /// Returns the findings sorted by path, location and rule ID. Findings without a location are first.
    package func sortedByPlace() -> [Diagnostic] {
        sorted { left, right in
            let (a, b) = (left.sortKey, right.sortKey)
            return (a.path, a.start, a.end, left.rule.id, left.message) < (
                b.path, b.start, b.end, right.rule.id, right.message
            )
        }
    }
}

extension Diagnostic {
    /// Returns the finding with all locations replaced by the results of `move`.
    package func moving(_ move: (SourceLocation) -> SourceLocation) -> Diagnostic {
        var moved = self
        moved.location = location.map(move)
        moved.notes = notes.map { Note($0.message, at: $0.location.map(move), text: $0.text) }
        return moved
    }

    fileprivate var sortKey: (path: String, start: Int, end: Int) {
        guard let location else { return ("", 0, 0) }
        return (location.file.path, location.range.lowerBound, location.range.upperBound)
    }
}
