import Diagnostics
import SwiftSource

extension Rule {
    package static let unknownParameter = Rule(
        id: "unknownParameter",
        summary: "A name in parentheses without a type is an input or an assembly line",
        explanation: """
            The parentheses of a section list what its class's initialiser takes: an input of the module, an assembly line, or \
            else a dependency, which the composition root provides. A dependency needs its type: 'store: any TodoStore'.
            """,
        wrong: "module User(id: Int) { presenter(idd) {}; interactor(id) {} }",
        right: "module User(id: Int) { presenter(id) {}; interactor(id) {} }")
}

extension Diagnostic {
    static func unknownParameter(_ name: Identifier, known: [String], in source: SourceFile) -> Diagnostic {
        var diagnostic = Diagnostic(
            .unknownParameter, "'\(name.name)' is neither an input nor an assembly line of the module",
            at: SourceLocation(source, name.range),
            notes: [Note("a dependency needs its type: '\(name.name): any Service'")])
        if let candidate = nearest(to: name.name, in: known) {
            diagnostic.fixIts = [
                FixIt("replace '\(name.name)' by '\(candidate)'", range: name.range, replacement: candidate.escapedName)
            ]
        }
        return diagnostic
    }
}
