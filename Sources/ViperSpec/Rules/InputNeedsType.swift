import Diagnostics
import SwiftSource

extension Rule {
    /// `module TodoDetail(id)`.
    package static let inputNeedsType = Rule(
        id: "inputNeedsType",
        summary: "A module's input has a type",
        explanation: """
            Whoever opens the module passes the input, so its type stands here. In the parentheses of a section the type may be \
            left out where an input or an assembly line gives it.
            """,
        wrong: "module TodoDetail(id) {}",
        right: "module TodoDetail(id: Int) {}")
}

extension Diagnostic {
    static func inputNeedsType(_ parameter: Parameter, in file: SourceFile) -> Diagnostic {
        let end = parameter.name.range.upperBound
        return Diagnostic(
            .inputNeedsType, "the input '\(parameter.name.name)' has no type",
            at: SourceLocation(file, parameter.name.range),
            fixIts: [FixIt("give it a type", range: end..<end, replacement: ": <#Type#>")])
    }
}
