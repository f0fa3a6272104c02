import Diagnostics
import SwiftSource
import ViperModel

/// Looks for views, presenters and interactors that go to another screen by themselves.
enum OpenedPastRouter: LintRule {
    static let rule = Rule(
        id: "openedPastRouter", isAdjustable: true, summary: "The router alone goes to other screens",
        explanation: """
            A view that pushes, and whoever makes the value of another module, decides where the app goes where no test sees \
            it. Tell the presenter what a person did, let it call a member of the router, and open the module there: \
            'navigation.push(DetailModule())'. An alert, which is part of its own screen, a view may present.
            """,
        wrong: """
            final class ListView {
                func didTap() { navigationController?.pushViewController(next, animated: true) }
            }
            """,
        right: "final class ListView {\n    func didTap() { presenter.viewDidLoad() }\n}")

    static func findings(in lint: LintContext) -> [Diagnostic] {
        lint.ownParts.filter { $0.owner.part != .router }.flatMap { part -> [Diagnostic] in
            let isView = part.owner.part == .view
            let uses = lint.firstUses(of: lint.code(of: part.owner).typesOfModules + calls, in: part) { name in
                lint.types.destinations[name].map { "makes the module '\($0)'" }
                    ?? (isView && calls.contains(name) ? "goes to another screen by '\(name)'" : nil)
            }
            let way =
                isView
                ? "tell the presenter what a person did, and let its router open what comes" : "let the router open it"
            return uses.map { use in
                Diagnostic(rule, "'\(part.name)' \(use.meaning)", at: use.location, notes: [.init(way)])
            }
        }
    }

    /// The names by which UIKit and SwiftUI go to another screen.
    private static let calls: Set = [
        "pushViewController", "popViewController", "popToRootViewController", "popToViewController", "performSegue",
        "showDetailViewController", "NavigationLink", "navigationDestination",
    ]
}
