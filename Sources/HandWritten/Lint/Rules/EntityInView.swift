import Diagnostics
import SwiftSource
import ViperModel

/// Entities are what interactors work on; what reaches a view should be made for showing.
enum EntityInView: LintRule {
    static let rule = Rule(
        id: "entityInView", severity: .warning, isAdjustable: true, summary: "Entities do not reach a view",
        explanation: """
            An entity is what the interactor works on. A view that knows it changes whenever the entity does, and begins to \
            decide what should be shown. Make a struct of what is on the screen, and let the presenter fill it. Teams that \
            see it otherwise write 'rules { entityInView off }' in App.viper, or 'error'.
            """,
        wrong: "entity User { let name: String }\nmodule A { view { func show(_ user: User) } }",
        right: "entity User { let name: String }\nmodule A { view { func show(name: String) } }")

    static let styles = AppSettings.Style.allCases

    static func findings(in lint: LintContext) -> [Diagnostic] {
        let entities = Set(lint.program.data.filter { $0.kind == .entity }.map(\.name))
        guard !entities.isEmpty else { return [] }
        return lint.modules.flatMap { _, module -> [Diagnostic] in
            // The view receives its members' parameters, and reads the presenter's properties and results.
            let received = module.view.members.flatMap { member in
                member.requirement.parameters.compactMap(\.type).map { (member, $0) }
            }
            let read = module.presenter.members.compactMap { member in
                member.requirement.valueType.map { (member, $0) }
            }
            return (received + read).compactMap { member, type in
                guard let entity = type.mentionedNames.first(where: entities.contains) else { return nil }
                return Diagnostic(
                    rule, "the entity '\(entity)' reaches the view",
                    at: SourceLocation(member.source, type.range),
                    notes: ["hand it a struct of what it shows"])
            }
        }
    }
}
