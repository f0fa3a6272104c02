import Diagnostics
import SwiftSource

extension Rule {
    /// A property without accessors where nothing is stored.
    package static let stateNotAllowed = Rule(
        id: "stateNotAllowed",
        summary: "State stands in presenter, interactor and router; a requirement says '{ get }'",
        explanation: """
            A property without accessors is state, stored in a class that viper-gen begins: the presenter, an interactor, the \
            router. Elsewhere a property is a requirement and says whether it can be set: '{ get }' or '{ get set }'.
            """,
        wrong: "module TodoList {\n    view { var text: String }\n}",
        right: "module TodoList {\n    view { var text: String { get } }\n}")
}

extension Diagnostic {
    /// `place` is `a view`. `canBeMended` is false for a value, which a requirement cannot have.
    static func stateNotAllowed(
        _ variable: VariableSyntax, in place: String, end: Int, file: SourceFile
    ) -> Diagnostic {
        var diagnostic = Diagnostic(
            .stateNotAllowed, "\(place) has no state: '\(variable.name.name)' needs '{ get }' or '{ get set }'",
            at: SourceLocation(file, variable.name.range))
        if variable.value == nil, variable.type != nil {
            diagnostic.fixIts = [FixIt("insert '{ get }'", range: end..<end, replacement: " { get }")]
            if variable.keyword.name == "let" { diagnostic.fixIts.append(.replace(variable.keyword, by: "var")) }
        } else {
            diagnostic.notes = [Note("write 'var \(variable.name.name): Type { get }', or move it to 'presenter'")]
        }
        return diagnostic
    }
}
