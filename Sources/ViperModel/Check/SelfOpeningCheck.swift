import Diagnostics
import SwiftSource

/// Looks for external modules whose expression names the type that opens them.
enum SelfOpeningCheck {
    static func findings(_ program: Program) -> [Diagnostic] {
        program.externalModules.compactMap { module in
            guard let body = module.body else { return nil }
            let name = program.app.naming.destination(module.name)
            let ownName = Lexer.tokens(of: body.source, in: body.range).first { body.source.text($0.range) == name }
            return ownName.map { token in
                Diagnostic(
                    .opensItself, "'\(name)' is what is made for '\(module.name)', and would open itself",
                    at: SourceLocation(body.source, token.range),
                    notes: [.init("if another package's is meant, call this module otherwise", at: module.location)])
            }
        }
    }
}

extension Rule {
    static let opensItself = Rule(
        id: "opensItself", summary: "The expression of an external module names another type than the module's own",
        explanation: """
            For each external module a type is made that opens it, called as those of all modules are. Where another package has \
            a module of that name, its type is called so too: in the app's target the own one is meant, and in its tests neither. \
            Give the module a name of its own.
            """,
        wrong: "external module Pay: Pay.AppDependencies { PayModule().build(dependencies) }",
        right: "external module Checkout: Pay.AppDependencies { PayModule().build(dependencies) }")
}
