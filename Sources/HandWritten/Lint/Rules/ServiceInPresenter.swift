import Diagnostics
import SwiftSource
import ViperModel

/// Looks at what presenters are handed and store, in the spec and in their classes.
enum ServiceInPresenter: LintRule {
    static let rule = Rule(
        id: "serviceInPresenter", isAdjustable: true, summary: "A presenter is handed no service",
        explanation: """
            Services are what interactors work with: stores, clients, clocks. A presenter that has one does the interactor's \
            work beside its own, and has to be tested with both. Hand the service to the interactor, and let the presenter \
            ask that.
            """,
        wrong:
            "service Store { func count() -> Int }\nmodule List { presenter(store: any Store) { func viewDidLoad() } }",
        right: """
            service Store { func count() -> Int }
            module List {
                presenter { func viewDidLoad() { interactor.load() } }
                interactor(store: any Store) { func load() }
            }
            """)

    static func findings(in lint: LintContext) -> [Diagnostic] {
        let services = lint.services
        return inClasses(lint, services) + inSpecs(lint, services)
    }

    private static func inSpecs(_ lint: LintContext, _ services: Set<String>) -> [Diagnostic] {
        lint.modules.flatMap { _, module in
            let presenter = module.presenter
            let stored =
                presenter.parameters.map { ($0.type as TypeSyntax?, $0.location) }
                + presenter.state.map { ($0.type, $0.location) }
            return stored.compactMap { type, location -> Diagnostic? in
                guard let service = type?.mentionedNames.first(where: services.contains) else { return nil }
                let name = location.file.text(location.range)
                return Diagnostic(
                    rule, "the presenter is handed the service '\(service)'", at: location,
                    notes: ["hand it to the interactor: 'interactor(\(name): any \(service))'"])
            }
        }
    }

    /// Looks at the classes of presenters, but for services that the spec hands them: these are reported in the spec.
    private static func inClasses(_ lint: LintContext, _ services: Set<String>) -> [Diagnostic] {
        lint.ownParts.filter { $0.owner.part == .presenter }.flatMap { part -> [Diagnostic] in
            let presenter = part.module.presenter
            let stated = presenter.parameters.map(\.type) + presenter.state.compactMap(\.type)
            let said = Set(stated.flatMap(\.mentionedNames))
            let uses = lint.firstUses(of: Array(services), in: part) {
                services.contains($0) && !said.contains($0) ? true : nil
            }
            return uses.map { use in
                Diagnostic(
                    rule, "'\(part.name)' is a presenter, and names the service '\(use.name)'", at: use.location,
                    notes: ["hand it to the interactor, and ask that"])
            }
        }
    }
}
