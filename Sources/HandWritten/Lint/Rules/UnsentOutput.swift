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
        lint.modules.flatMap { index, module in
            module.interactors.enumerated().flatMap { number, interactor -> [LintContext.Uncalled] in
                let code = lint.code(of: .interactor(number), in: index)
                guard let output = interactor.output, code.isWritten else { return [] }
                let type = lint.className(of: .interactor(number), in: module)
                return lint.uncalled(
                    output, by: code.usedAnywhere, rule, "'\(type)' never sends",
                    owner: "\(lint.naming.output.property)?",
                    "where the answer is known")
            }
        }
    }
}
