import Diagnostics
import SwiftSource
import ViperModel
import ViperSpec

/// Looks for members of routers that neither the presenter nor the router itself calls.
enum UntakenRoute: LintRule {
    static let rule = Rule(
        id: "untakenRoute", severity: .warning, isAdjustable: true,
        summary: "A presenter takes the routes that its router declares",
        explanation: """
            Neither a body in the spec nor the class of the presenter calls this member of the router. Call it where the \
            screen is left that way, or take it out of the spec. While the presenter has stubs that nobody has written, \
            nothing is said.
            """,
        wrong: "module List { presenter { func didTapClose() {} }; router { func close() { navigation.pop() } } }",
        right: """
            module List {
                presenter { func didTapClose() { router.close() } }
                router { func close() { navigation.pop() } }
            }
            """)

    static func uncalled(in lint: LintContext) -> [LintContext.Uncalled] {
        lint.modules.flatMap { index, module -> [LintContext.Uncalled] in
            let code = lint.code(of: .presenter, in: index)
            guard let router = module.router, code.isWritten else { return [] }
            let used = code.usedAnywhere + lint.code(of: .router, in: index).usedAnywhere
            let type = lint.className(of: .presenter, in: module)
            return lint.uncalled(
                router, by: used, rule, "'\(type)' never takes the route", owner: lint.naming.router.property,
                "where the screen is left")
        }
    }
}
