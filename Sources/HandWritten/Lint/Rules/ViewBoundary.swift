import Diagnostics
import SwiftSource
import ViperModel
import ViperSpec

/// Looks for interactors, routers and services in the code of views: by their types, or through the presenter.
enum ViewBoundary: LintRule {
    static let rule = Rule(
        id: "viewBoundary", isAdjustable: true, summary: "A view names no interactor, router or service",
        explanation: """
            A view shows what it is told and tells its presenter what a person does. With an interactor, a router or a \
            service in its hands it begins to decide, where no test sees it. Add a member to the presenter's section of the \
            spec, and call that.
            """,
        wrong: "final class ListView {\n    var store: (any Store)?\n}",
        right: "final class ListView {\n    let presenter: any ListPresenterProtocol\n}")

    static func findings(in lint: LintContext) -> [Diagnostic] {
        let (services, others): (Set, Set<SectionKind>) = (lint.services, [.interactor, .router])
        return lint.ownParts.filter { $0.owner.part == .view }.flatMap { part -> [Diagnostic] in
            let uses = lint.firstUses(of: lint.code(of: part.owner).typesOfModules + services, in: part) { name in
                services.contains(name)
                    ? "service" : lint.kind(of: name, in: part, among: others)?.rawValue
            }
            return (uses + usesThroughPresenter(in: part, lint)).map { use in
                Diagnostic(
                    rule, "'\(part.name)' is a view, and names the \(use.meaning) '\(use.name)'", at: use.location,
                    notes: ["tell the presenter what a person did; it has the \(use.meaning) do it"])
            }
        }
    }

    /// `presenter.router.close()`, where the view holds the class instead of the protocol.
    private static func usesThroughPresenter(
        in part: LintContext.Part, _ lint: LintContext
    ) -> [LintContext.Use<String>] {
        var kinds = [lint.naming.router.property: "router"]
        for interactor in part.module.interactors {
            kinds[lint.naming.interactorProperty(interactor.name)] = "interactor"
        }
        guard kinds.keys.contains(where: lint.code(of: part.owner).used.contains) else { return [] }
        return part.declaration.members.flatMap { member -> [LintContext.Use<String>] in
            guard let body = member.bodyRange else { return [] }
            var cursor = TokenCursor(source: part.source, tokens: Lexer.tokens(of: part.source, in: body))
            let references = BodyNames.references(
                in: cursor.parseCodeBlock(), names: [lint.naming.presenter.property],
                parameters: member.parameters.map(\.name))
            return references.compactMap { reference in
                reference.member.flatMap { role in
                    kinds[role.name].map {
                        (role.name, $0, part.location(role.range))
                    }
                }
            }
        }
    }
}
