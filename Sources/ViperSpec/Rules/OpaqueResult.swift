import Diagnostics
import SwiftSource

extension Rule {
    /// `-> some P` in a requirement.
    package static let opaqueResult = Rule(
        id: "opaqueResult",
        summary: "A member returns 'any' type, not 'some' type",
        explanation: """
            A protocol cannot promise an opaque result, because each implementation would return a type of its own. An opaque \
            parameter is fine.
            """,
        wrong: "module TodoList {\n    interactor { func items() -> some Collection }\n}",
        right: "module TodoList {\n    interactor { func items() -> any Collection }\n}")
}

extension Diagnostic {
    /// `keyword` is the place of `some`.
    static func opaqueResult(at keyword: Range<Int>, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .opaqueResult, "a member cannot have an opaque type as its result", at: SourceLocation(file, keyword),
            fixIts: [FixIt("replace 'some' by 'any'", range: keyword, replacement: "any")])
    }
}
