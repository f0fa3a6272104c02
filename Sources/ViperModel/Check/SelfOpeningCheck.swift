import Diagnostics
import SwiftSource

/// Finds external modules whose body uses their own destination.
enum SelfOpeningCheck {
    static func findings(_ program: Program) -> [Diagnostic] {
        program.externalModules.compactMap { module in
            guard let body = module.body else { return nil }
            let name = program.app.naming.destination(module.name)
            let ownName = Lexer.tokens(of: body.source, in: body.range).first { body.source.text($0.range) == name }
            return ownName.map { token in
                Diagnostic(
                    .opensItself, "'\(name)' is the destination of '\(module.name)', which would open itself",
                    at: SourceLocation(body.source, token.range),
                    notes: [.init("if you mean the type of another package, rename this module", at: module.location)])
            }
        }
    }
}

extension Rule {
    static let opensItself = Rule(
        id: "opensItself", summary: "External module opens itself",
        explanation: """
            viper-gen generates a destination for each external module. If a module of another package has the \
            same name, both destinations have the same name. In the app, the expression in the spec then refers to \
            the destination that viper-gen generates, which opens itself. Tests do not compile. Rename the module.
            """,
        wrong: "external module Pay: Pay.AppDependencies { PayModule().build(dependencies) }",
        right: "external module Checkout: Pay.AppDependencies { PayModule().build(dependencies) }")
}
