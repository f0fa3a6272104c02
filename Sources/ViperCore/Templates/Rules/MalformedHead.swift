import Diagnostics

extension Rule {
    package static let templateHead = Rule(
        id: "templateHead",
        summary: "The head of a template that adds a file says which",
        explanation: """
            A template of your own adds a file where the comment at its beginning has a line `file:` with the path, a template \
            itself. `for: app` makes it one file instead of one for each module (`for: module`), and `if:` takes a condition. \
            Nothing else stands there.
            """,
        wrong: "{# file: {{ app.sources }}/{{ name }}.swift\n   each: module #}",
        right: "{# file: {{ app.sources }}/{{ name }}.swift\n   for:  module #}")
}

extension Diagnostic {
    static func templateHeadKey(_ key: String, known: [String], in file: SourceFile, _ range: Range<Int>) -> Diagnostic
    {
        var diagnostic = Diagnostic(
            .templateHead, "the head of a template takes \(known.quotedList), not '\(key.printable)'",
            at: SourceLocation(file, range))
        if let near = nearest(to: key, in: known) {
            diagnostic.fixIts = [FixIt("replace '\(key)' by '\(near)'", range: range, replacement: near)]
        }
        return diagnostic
    }

    static func templateHeadTwice(_ key: String, _ location: SourceLocation) -> Diagnostic {
        Diagnostic(.templateHead, "'\(key)' stands there already", at: location, notes: [Note("remove one of them")])
    }

    static func templateHeadEmpty(_ key: String, _ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .templateHead, "nothing stands behind '\(key):'", at: location,
            notes: [Note("write it, or remove the line")])
    }

    static func templateHeadSubject(
        _ word: String, known: [String], in file: SourceFile, _ range: Range<Int>
    ) -> Diagnostic {
        Diagnostic(
            .templateHead, "there is a file for each 'module' or one for the 'app', not for '\(word.printable)'",
            at: SourceLocation(file, range),
            fixIts: known.map { FixIt("replace '\(word)' by '\($0)'", range: range, replacement: $0) })
    }
}
