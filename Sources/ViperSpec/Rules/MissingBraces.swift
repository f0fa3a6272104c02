import Diagnostics
import SwiftSource

extension Rule {
    /// A header without `{ … }`.
    package static let missingBraces = Rule(
        id: "missingBraces",
        summary: "What is declared stands between braces",
        explanation: """
            A module, a service, a section and the app have their parts between braces, also where there are none: 'router {}'.
            """,
        wrong: "module TodoList",
        right: "module TodoList {}")
}

extension Diagnostic {
    /// `header` is the keyword with its name: `module TodoList`; its end is where the braces belong.
    static func missingBraces(of header: Identifier, in file: SourceFile) -> Diagnostic {
        let end = header.range.upperBound
        return Diagnostic(
            .missingBraces, "'\(header.name.firstLine)' has no braces", at: SourceLocation(file, header.range),
            fixIts: [FixIt("insert '{}'", range: end..<end, replacement: " {}")])
    }
}
