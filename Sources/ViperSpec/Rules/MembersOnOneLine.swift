import Diagnostics

extension Rule {
    /// Two members or declarations side by side without `;`.
    package static let membersOnOneLine = Rule(
        id: "membersOnOneLine",
        summary: "Two members on one line have a semicolon between them",
        explanation: "As in Swift: a line's end or a semicolon ends a declaration.",
        wrong: "module TodoList {\n    view { func show() func hide() }\n}",
        right: "module TodoList {\n    view { func show(); func hide() }\n}")
}

extension Diagnostic {
    /// `end` is where the first of them ends.
    static func membersOnOneLine(after end: Int, next: Range<Int>, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .membersOnOneLine, "two declarations on one line need ';' between them", at: SourceLocation(file, next),
            fixIts: [FixIt("insert ';'", range: end..<end, replacement: ";")])
    }

    static func commaBetweenMembers(_ comma: Range<Int>, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .membersOnOneLine, "two declarations on one line have ';' between them, not ','",
            at: SourceLocation(file, comma), fixIts: [FixIt("replace ',' by ';'", range: comma, replacement: ";")])
    }
}
