import Diagnostics
import SwiftSource
import ViperModel
import ViperSpec

/// Looks for members of outputs that their interactors never send.
enum UnsentOutput: LintRule {
    static let rule = Rule(
        id: "unsentOutput", severity: .warning, isAdjustable: true,
        summary: "An interactor sends what its output declares",
        explanation: """
            Neither a body in the spec nor the class of the interactor calls this member of its output: the presenter is \
            ready for an answer that never comes. Call 'output?.' where the answer is known, or take the member out of the \
            spec. While the interactor has stubs that nobody has written, nothing is said.
            """,
        wrong: "module List { interactor { func load() {} }; output { func didLoad() {} } }",
        right: "module List { interactor { func load() { output?.didLoad() } }; output { func didLoad() {} } }")

    static func uncalled(in lint: LintContext) -> [LintContext.Uncalled] {
        lint.modules.flatMap { index in
            let module = lint.program.modules[index]
            return module.interactors.enumerated().flatMap { number, interactor -> [LintContext.Uncalled] in
                guard let output = interactor.output, lint.isWritten(.interactor(number), in: index) else { return [] }
                let used = lint.usedAnywhere(by: .interactor(number), in: index)
                let type = lint.className(of: .interactor(number), in: module)
                return lint.uncalled(
                    output, by: used, rule, "'\(type)' never sends", owner: "\(lint.naming.output.property)?",
                    "where the answer is known")
            }
        }
    }
}
