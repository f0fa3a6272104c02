/// A printer of findings as workflow commands. GitHub Actions shows each finding at its line:
///
///     ::error file=Specs/A.viper,line=3,endLine=3,col=5,endColumn=9,title=weakRole::'view' is called without '?'
///
/// Each line is one command. The printer escapes file names and text from specs, so that such text cannot begin another
/// command.
package enum GitHubPrinter {
    /// Returns the findings in the given order, each on its own line.
    package static func text(for diagnostics: some Sequence<Diagnostic>) -> String {
        var positions = SourcePositions()
        return diagnostics.map { line(for: $0, &positions) + "\n" }.joined()
    }

    private static func line(for diagnostic: Diagnostic, _ positions: inout SourcePositions) -> String {
        var properties: [(name: String, value: String)] = []
        if let location = diagnostic.location {
            let (start, end) = (positions.start(of: location), positions.end(of: location))
            properties += [
                ("file", location.file.path), ("line", "\(start.line)"), ("endLine", "\(end.line)"),
            ]
            // GitHub ignores columns of ranges with several lines.
            if start.line == end.line {
                properties += [("col", "\(start.column)"), ("endColumn", "\(max(start.column, end.column))")]
            }
        }
        properties.append(("title", diagnostic.rule.id))
        let message =
            ([diagnostic.message] + diagnostic.notes.map { note($0, &positions) }
            + diagnostic.fixIts.map { "fix-it: " + $0.message }).map { printable($0) }.joined(separator: "\n")
        return "::\(diagnostic.severity.rawValue) "
            // A comma or a colon would end the value of a property.
            + properties.map { $0.name + "=" + escaped($0.value, "%\r\n:,") }.joined(separator: ",")
            + "::" + escaped(message, "%\r\n")
    }

    private static func note(_ note: Diagnostic.Note, _ positions: inout SourcePositions) -> String {
        guard let location = note.location else { return "note: " + note.whole }
        let position = positions.start(of: location)
        return "note: \(location.file.path):\(position.line):\(position.column): \(note.message)"
    }

    /// Returns the text with the characters in `marks` and all invisible characters escaped.
    private static func escaped(_ text: String, _ marks: String) -> String {
        text.unicodeScalars.map { scalar in
            marks.unicodeScalars.contains(scalar)
                ? "%" + scalar.value.hexadecimal(2, uppercase: true) : printable(scalar)
        }.joined()
    }
}
