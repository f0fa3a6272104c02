import Diagnostics
import SwiftSource
import ViperModel

/// Looks for interactors, routers and services in the code of views: by their types, or through the presenter.
enum ViewBoundary: LintRule {
    static let rule = Rule(
        id: "viewBoundary", isAdjustable: true, summary: "A view names no interactor, router or service",
        explanation: """
            A view shows what it is told and tells its presenter what a person does. With an interactor, a router or a service in \
            its hands it begins to decide, where no test sees it. Add a member to the presenter's section of the spec, and call \
            that.
            """,
        wrong: "final class ListView {\n    var store: (any Store)?\n}",
        right: "final class ListView {\n    let presenter: any ListPresenterProtocol\n}")

    static func findings(in lint: LintContext) -> [Diagnostic] {
        let services = Set(lint.program.shared.flatMap(\.services).map(\.name))
        return lint.ownParts.flatMap { part -> [Diagnostic] in
            guard part.owner.role == .view else { return [] }
            func kind(_ name: String) -> String? {
                if services.contains(name) { return "service" }
                guard let inside = lint.insides[name], inside.module == part.owner.module,
                    inside.kind == .interactor || inside.kind == .router
                else { return nil }
                return inside.kind.rawValue
            }
            let named = lint.firstUses(in: part) { kind($0) != nil }.compactMap { name, location in
                kind(name).map {
                    finding(name, kind: $0, of: part.declaration.name.name, at: location)
                }
            }
            return named + findingsThroughPresenter(part, lint)
        }
    }

    /// `presenter.router.close()`, where the view holds the class instead of the protocol.
    private static func findingsThroughPresenter(_ part: WrittenCode.Part, _ lint: LintContext) -> [Diagnostic] {
        let module = lint.program.modules[part.owner.module]
        var kinds = [lint.naming.router.property: "router"]
        for interactor in module.interactors { kinds[lint.naming.interactorProperty(interactor.name)] = "interactor" }
        guard kinds.keys.contains(where: lint.used(by: part.owner).contains) else { return [] }
        let source = lint.code.source(of: part)
        return part.declaration.members.flatMap { member -> [Diagnostic] in
            guard let body = member.bodyRange else { return [] }
            var cursor = TokenCursor(source: source, tokens: Lexer.tokens(of: source, in: body))
            let references = BodyNames.references(
                in: cursor.parseCodeBlock(), names: [lint.naming.presenter.property],
                parameters: member.parameters.map(\.name))
            return references.compactMap { reference in
                guard let role = reference.member, let kind = kinds[role.name] else { return nil }
                return finding(
                    role.name, kind: kind, of: part.declaration.name.name, at: SourceLocation(source, role.range))
            }
        }
    }

    private static func finding(_ name: String, kind: String, of type: String, at location: SourceLocation)
        -> Diagnostic
    {
        Diagnostic(
            rule, "'\(type)' is a view, and names the \(kind) '\(name)'", at: location,
            notes: [Note("tell the presenter what a person did; it has the \(kind) do it")])
    }
}
