import Diagnostics
import SwiftSource
import ViperModel

/// A check for calls such as `presenter.router.close()` in views that store their presenter by its class. The row in
/// `Boundaries` finds all other violations of the rule.
enum ViewBoundary: LintRule {
    static func findings(in lint: LintContext) -> [Diagnostic] {
        lint.ownParts.filter { $0.owner.part == .view }.flatMap { part -> [Diagnostic] in
            let others = Boundaries.partsOfPresenter(besides: .view)
            var kinds = Dictionary(firstOf: others.map { (lint.naming[$0].property, $0.rawValue) })
            for name in part.module.interactors.compactMap(\.name) { kinds[name] = "interactor" }
            return part.references(to: [lint.naming.presenter.property]).compactMap { reference in
                guard let role = reference.member, let kind = kinds[role.name] else { return nil }
                return Boundaries.view.finding(
                    Mention(
                        lint: lint, module: part.owner.module, part: part.name, name: role.name, meaning: kind,
                        location: part.location(role.range)))
            }
        }
    }
}
