/// One finding: what is wrong, where, and the way out.
package struct Diagnostic: Sendable, Hashable {
    package var rule: Rule
    package var severity: Severity
    /// One line, no full stop, lower case at its start: `the interactor cannot call 'view'`.
    package var message: String
    /// Nil only where there is no text to point at (a missing folder, a wrong option).
    package var location: SourceLocation?
    package var notes: [Note]
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

    /// Another place that belongs to the finding, or a sentence that helps.
    package struct Note: Sendable, Hashable {
        package var message: String
        package var location: SourceLocation?

        package init(_ message: String, at location: SourceLocation? = nil) {
            self.message = message
            self.location = location
        }
    }

    /// An edit that mends the finding: `range` of the diagnostic's file becomes `replacement` (an empty range inserts).
    package struct FixIt: Sendable, Hashable {
        /// What it does, in the imperative: `replace 'veiw' by 'view'`.
        package var message: String
        package var range: Range<Int>
        package var replacement: String

        package init(_ message: String, range: Range<Int>, replacement: String) {
            self.message = message
            self.range = range
            self.replacement = replacement
        }
    }
}

extension Sequence<Diagnostic> {
    package var containsError: Bool { contains { $0.severity == .error } }

    /// In the order in which a person reads them: by path, then place, then ID; those without a place first.
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
    fileprivate var sortKey: (path: String, start: Int, end: Int) {
        guard let location else { return ("", 0, 0) }
        return (location.file.path, location.range.lowerBound, location.range.upperBound)
    }
}
