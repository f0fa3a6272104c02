/// One finding: what is wrong, where, and the way out.
package struct Diagnostic: Sendable, Hashable {
    /// The rule that is broken: it has the ID, and what `explain` says.
    package var rule: Rule
    /// The rule's severity, unless `App.viper` gives another.
    package var severity: Severity
    /// One line, no full stop, lower case at its start: `the interactor cannot call 'view'`.
    package var message: String
    /// Nil only where there is no text to point at (a missing folder, a wrong option).
    package var location: SourceLocation?
    /// What else one should know, with a place where there is one.
    package var notes: [Note]
    /// Edits that mend it, best first; each alone is enough.
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

    /// Another place that belongs to the finding, or a sentence that helps: a string literal is a note about no place.
    package struct Note: Sendable, Hashable, ExpressibleByStringInterpolation {
        /// One sentence, without a full stop at its end.
        package var message: String
        /// Nil for a note about no place.
        package var location: SourceLocation?
        /// Lines to be read and copied, where no edit can be proposed; empty where there are none.
        package var text: String

        package init(_ message: String, at location: SourceLocation? = nil, text: String = "") {
            self.message = message
            self.location = location
            self.text = text
        }

        /// The message with the text below it.
        var whole: String { text.isEmpty ? message : "\(message):\n\(text)" }

        package init(stringLiteral message: String) { self.init(message) }

        /// The note at the last finding that is kept of a file.
        package static let moreFindings = Note(
            "more is wrong in this file than is reported at once; mend this, and check again")
    }

    /// An edit that mends the finding: `range` of the diagnostic's file becomes `replacement` (an empty range inserts).
    package struct FixIt: Sendable, Hashable {
        /// What it does, in the imperative: `replace 'veiw' with 'view'`.
        package var message: String
        /// What is replaced, in UTF-8 offsets of the diagnostic's file; empty for an insertion.
        package var range: Range<Int>
        /// What stands there afterwards.
        package var replacement: String

        package init(_ message: String, range: Range<Int>, replacement: String) {
            self.message = message
            self.range = range
            self.replacement = replacement
        }

        /// Inserts a text; the message says which, unless there is another.
        package static func insert(_ text: String, at offset: Int, _ message: String? = nil) -> FixIt {
            let shown = text.split(separator: " ").joined(separator: " ")
            return FixIt(message ?? "insert '\(shown)'", range: offset..<offset, replacement: text)
        }

        /// Deletes what stands in a range.
        package static func delete(_ range: Range<Int>, _ message: String = "remove it") -> FixIt {
            FixIt(message, range: range, replacement: "")
        }
    }
}

extension [Diagnostic] {
    /// How many findings of one file are kept: nobody reads more, and a file with as many is hardly a source.
    package static var fileLimit: Int { 1_000 }

    /// Adds a finding.
    package mutating func report(
        _ rule: Rule, _ message: String, at location: SourceLocation?, notes: [Diagnostic.Note] = [],
        fixIts: [Diagnostic.FixIt] = []
    ) {
        append(Diagnostic(rule, message, at: location, notes: notes, fixIts: fixIts))
    }

    /// Adds a finding of a file, unless `fileLimit` is reached; then the last finding gets a note that there are more.
    package mutating func reportWithinLimit(_ finding: @autoclosure () -> Diagnostic) {
        if count < Self.fileLimit {
            append(finding())
        } else if self[count - 1].notes.last != .moreFindings {
            self[count - 1].notes.append(.moreFindings)
        }
    }

    /// Whether one of them is an error, so that nothing may be written.
    package var containsError: Bool { contains { $0.severity == .error } }

    /// The findings in the order in which a person reads them: by path, place and ID; those without a place come first.
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
    /// The finding with its own place and those of its notes replaced.
    package func moving(_ move: (SourceLocation) -> SourceLocation) -> Diagnostic {
        var moved = self
        moved.location = location.map(move)
        moved.notes = notes.map { Note($0.message, at: $0.location.map(move)) }
        return moved
    }

    fileprivate var sortKey: (path: String, start: Int, end: Int) {
        guard let location else { return ("", 0, 0) }
        return (location.file.path, location.range.lowerBound, location.range.upperBound)
    }
}
