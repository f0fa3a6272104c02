/// Findings as JSON: an object a line, with the same keys in each.
///
///     {"rule":"weakRole","severity":"error","message":"…","path":"Specs/A.viper","line":3,"column":5,
///      "end_line":3,"end_column":9,"notes":[…],"fix_its":[…]}
///
/// Lines and columns count from 1, columns in Unicode scalars; an end is the place behind the last character. Where there is no
/// place, `path` and the numbers are null. A note has `message` and a place, a fix-it `message`, a place and the `replacement`
/// of the text there.
package enum JSONPrinter {
    /// The findings in the order given, each on a line of its own.
    package static func text(for diagnostics: some Sequence<Diagnostic>) -> String {
        var places = Places()
        return diagnostics.map { value(of: $0, &places).text + "\n" }.joined()
    }

    private static func value(of diagnostic: Diagnostic, _ places: inout Places) -> JSONValue {
        var object: JSONValue.KeyValues = [
            "rule": .string(diagnostic.rule.id), "severity": .string(diagnostic.severity.rawValue),
            "message": .string(diagnostic.message),
        ]
        append(diagnostic.location, to: &object, &places)
        let notes = diagnostic.notes.map { note in
            var object: JSONValue.KeyValues = ["message": .string(note.whole)]
            append(note.location, to: &object, &places)
            return JSONValue.object(object)
        }
        let fixIts = diagnostic.fixIts.map { fixIt in
            var object: JSONValue.KeyValues = ["message": .string(fixIt.message)]
            append(diagnostic.location.map { SourceLocation($0.file, fixIt.range) }, to: &object, &places)
            object.append("replacement", .string(fixIt.replacement))
            return JSONValue.object(object)
        }
        object.append("notes", .array(notes))
        object.append("fix_its", .array(fixIts))
        return .object(object)
    }

    private static func append(
        _ location: SourceLocation?, to object: inout JSONValue.KeyValues, _ places: inout Places
    ) {
        let start = location.map { places.start(of: $0) }
        let end = location.map { places.end(of: $0) }
        object.append("path", location.map { .string($0.file.path) } ?? .null)
        object.append("line", start.map { .int($0.line) } ?? .null)
        object.append("column", start.map { .int($0.column) } ?? .null)
        object.append("end_line", end.map { .int($0.line) } ?? .null)
        object.append("end_column", end.map { .int($0.column) } ?? .null)
    }
}
