import Diagnostics

/// Looks for views and routers in the code of interactors.
enum InteractorBoundary: LintRule {
    static let rule = Rule(
        id: "interactorBoundary", isAdjustable: true, summary: "An interactor names neither a view nor a router",
        explanation: """
            An interactor does the work and tells its output what came of it. What the screen shows and where it goes from there \
            is the presenter's to decide. Send the outcome, and let the presenter call the view or the router.
            """,
        wrong: "final class ListInteractor {\n    weak var screen: (any ListViewProtocol)?\n}",
        right: "final class ListInteractor {\n    weak var output: (any ListInteractorOutputProtocol)?\n}")

    static func findings(in lint: LintContext) -> [Diagnostic] {
        lint.ownParts.flatMap { part -> [Diagnostic] in
            guard case .interactor = part.owner.role else { return [] }
            func kind(_ name: String) -> String? {
                guard let inside = lint.insides[name], inside.module == part.owner.module,
                    inside.kind == .view || inside.kind == .router
                else { return nil }
                return inside.kind.rawValue
            }
            return lint.firstUses(in: part) { kind($0) != nil }.compactMap { name, location in
                kind(name).map {
                    finding(name, kind: $0, of: part.declaration.name.name, at: location)
                }
            }
        }
    }

    private static func finding(_ name: String, kind: String, of type: String, at location: SourceLocation)
        -> Diagnostic
    {
        Diagnostic(
            rule, "'\(type)' is an interactor, and names the \(kind) '\(name)'", at: location,
            notes: [Note("tell the output what happened; the presenter calls the \(kind)")])
    }
}
