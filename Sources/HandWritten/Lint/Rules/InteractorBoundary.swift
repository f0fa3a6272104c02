import Diagnostics
import ViperModel
import ViperSpec

/// Looks for views and routers in the code of interactors.
enum InteractorBoundary: LintRule {
    static let rule = Rule(
        id: "interactorBoundary", isAdjustable: true, summary: "An interactor names neither a view nor a router",
        explanation: """
            An interactor does the work and tells its output what came of it. What the screen shows and where it goes from \
            there is the presenter's to decide. Send the outcome, and let the presenter call the view or the router.
            """,
        wrong: "final class ListInteractor {\n    weak var screen: (any ListViewProtocol)?\n}",
        right: "final class ListInteractor {\n    weak var output: (any ListInteractorOutputProtocol)?\n}")

    static func findings(in lint: LintContext) -> [Diagnostic] {
        let others: Set<SectionKind> = [.view, .router]
        return lint.ownParts.flatMap { part -> [Diagnostic] in
            guard part.owner.part.kind == .interactor else { return [] }
            let uses = lint.firstUses(of: lint.code(of: part.owner).typesOfModules, in: part) {
                lint.kind(of: $0, in: part, among: others)
            }
            return uses.map { use in
                let kind = use.meaning.rawValue
                return Diagnostic(
                    rule, "'\(part.name)' is an interactor, and names the \(kind) '\(use.name)'", at: use.location,
                    notes: ["tell the output what happened; the presenter calls the \(kind)"])
            }
        }
    }
}

extension LintContext {
    /// The kind of section that a type of the part's own module belongs to, if it is one of `kinds`.
    func kind(of name: String, in part: Part, among kinds: Set<SectionKind>) -> SectionKind? {
        types.insides[name].flatMap { $0.module == part.owner.module && kinds.contains($0.kind) ? $0.kind : nil }
    }
}
