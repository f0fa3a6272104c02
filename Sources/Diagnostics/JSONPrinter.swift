/// A printer of findings as JSON, one object per line.
///
///     {"rule":"weakRole","severity":"error","message":"…","path":"Specs/A.viper","line":3,"column":5,
///      "end_line":3,"end_column":9,"explanation":"…","notes":[…],"fix_its":[…],"fixable":true}
///
/// Lines and columns count from 1, and columns count Unicode scalars. `end_line` and `end_column` are the position
/// after the last character. A finding without a location has no path, lines and columns. A note has a `message`, and
/// may have a location. A fix-it has a `message`, a location, and the `replacement` for the text there. `fixable` says
/// whether `check --fix` applies the fix-its.
package enum JSONPrinter {
    /// Returns the findings in the given order, each on its own line.
    package static func text(
        for diagnostics: some Sequence<Diagnostic>, isFixable: (Diagnostic) -> Bool
    ) -> String {
        var positions = SourcePositions()
        return diagnostics.map { value(of: $0, isFixable: isFixable($0), &positions).text + "\n" }.joined()
    }

    private static func value(of diagnostic: Diagnostic, isFixable: Bool, _ positions: inout SourcePositions)
        -> JSONValue
    {
        var object: JSONValue.KeyValues = [
            "rule": .string(diagnostic.rule.id), "severity": .string(diagnostic.severity.rawValue),
            "message": .string(diagnostic.message),
        ]
        append(diagnostic.location, to: &object, &positions)
        object.append("explanation", .string(diagnostic.rule.explanation))
        let notes = diagnostic.notes.map { note in
            var object: JSONValue.KeyValues = ["message": .string(note.whole)]
            append(note.location, to: &object, &positions)
            return JSONValue.object(object)
        }
        let fixIts = diagnostic.fixIts.map { fixIt in
            var object: JSONValue.KeyValues = ["message": .string(fixIt.message)]
            append(diagnostic.location.map { SourceLocation($0.file, fixIt.range) }, to: &object, &positions)
            object.append("replacement", .string(fixIt.replacement))
            return JSONValue.object(object)
        }
        object.append("notes", .array(notes))
        object.append("fix_its", .array(fixIts))
        object.append("fixable", .bool(isFixable))
        return .object(object)
    }

    private static func append(
        _ location: SourceLocation?, to object: inout JSONValue.KeyValues, _ positions: inout SourcePositions
    ) {
        guard let location else { return }
        let (start, end) = (positions.start(of: location), positions.end(of: location))
        object.append("path", .string(location.file.path))
        object.append("line", .int(start.line))
        object.append("column", .int(start.column))
        object.append("end_line", .int(end.line))
        object.append("end_column", .int(end.column))
    }
}
