import Diagnostics

extension Rule {
    /// Control and bidirectional characters in comments, strings and names.
    package static let hiddenCharacter = Rule(
        id: "hiddenCharacter",
        summary: "Control and bidirectional characters stand nowhere in a spec, not even in comments and strings",
        explanation: """
            Characters that cannot be seen, or that turn the direction of the text around them, make a spec read differently \
            from what it says; and comments and strings are carried into generated code. Write \\u{…} where a string needs one.
            """,
        wrong: "// \u{202E}eteled\nmodule TodoList {}",
        right: "// deleted\nmodule TodoList {}")
}

extension Diagnostic {
    static func hiddenCharacter(_ scalar: Unicode.Scalar, at range: Range<Int>, in file: SourceFile) -> Diagnostic {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let what = scalar == "\r" ? "a carriage return without a line feed" : "the character U+\(padded)"
        return Diagnostic(
            .hiddenCharacter, "\(what) cannot stand in a spec", at: SourceLocation(file, range),
            notes: [Note("in a string, write it as \\u{\(digits)}")],
            fixIts: [FixIt("delete it", range: range, replacement: "")])
    }
}
