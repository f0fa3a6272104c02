import Diagnostics
import SwiftSource
import ViperModel

/// Looks at the signatures of presenters and interactors, at what they are handed and at what they store.
enum UIType: LintRule {
    static let rule = Rule(
        id: "uiType", isAdjustable: true,
        summary: "No type of a UI framework stands in what a presenter or an interactor is asked",
        explanation: """
            A presenter and an interactor know nothing of how a screen is drawn: that keeps them testable on any machine, \
            and the same for any kit. Pass what the type stands for instead: an id or an index for an IndexPath, data or a \
            name for a UIImage, and leave the view to the view.
            """,
        wrong: "module List { presenter { func didSelect(at place: IndexPath) } }",
        right: "module List { presenter { func didSelect(row: Int) } }")

    static func findings(in lint: LintContext) -> [Diagnostic] {
        let appTypes = lint.ownTypes()
        return lint.modules.flatMap { index, module in
            let presenter = [module.presenter] + lint.interfaceOfPresenter(index)
            let interactors = module.interactors.flatMap(\.sections)
            return presenter.flatMap { findings(in: $0, of: "the presenter", appTypes) }
                + interactors.flatMap { findings(in: $0, of: "the interactor", appTypes) }
        }
    }

    private static func findings(in section: Section, of part: String, _ appTypes: Set<String>) -> [Diagnostic] {
        let stated = section.members.flatMap { member in
            (member.requirement.parameters.map(\.type) + [member.requirement.valueType]).compactMap(\.self).map {
                ($0, SourceLocation(member.source, $0.range))
            }
        }
        let handed = section.parameters.map { ($0.type, $0.location) }
        let stored = section.state.compactMap { state in state.type.map { ($0, state.location) } }
        return (stated + handed + stored).compactMap { type, location in
            guard let name = type.mentionedNames.first(where: { UserInterface.declares($0) && !appTypes.contains($0) })
            else { return nil }
            return Diagnostic(
                rule, "\(part) is not to know '\(name)', a type of the user interface", at: location,
                notes: ["pass what it stands for: an id, an index, a name, a struct of the spec"])
        }
    }
}

extension LintContext {
    /// What other modules may call of a module's presenter; in some apps that is its router, which makes its screen.
    fileprivate func interfaceOfPresenter(_ module: Int) -> [Section] {
        guard let interface = program.modules[module].interface else { return [] }
        let parts = program.modules[module].parts.filter { $0 == .router }
        let routers = parts.flatMap { code(of: $0, in: module).parts }
        let isRouters = routers.contains { router in
            router.declaration.inherited.contains { $0.mentionedNames.contains(interface.protocolName) }
        }
        return isRouters ? [] : [interface]
    }
}
