import Diagnostics
import SwiftSource
import ViperModel
import ViperSpec

/// Looks for members of presenters that their views neither call nor read.
enum UnsentEvent: LintRule {
    static let rule = Rule(
        id: "unsentEvent", severity: .warning, isAdjustable: true,
        summary: "A view sends the events that its presenter knows",
        explanation: """
            The presenter has this member for its view, and no code of the view calls it: what a person does there has no \
            effect. Connecting a button is the step that is forgotten most often. Call 'presenter.' where it happens, or \
            take the member out of the spec. While the view has stubs, or nothing in it was written yet, nothing is said.
            """,
        wrong: """
            // module List { presenter { func viewDidLoad() { … } } }
            final class ListView {
                func show() { title = "" }
            }
            """,
        right: """
            final class ListView {
                func show() { title = "" }
                func appear() { presenter.viewDidLoad() }
            }
            """)

    static func uncalled(in lint: LintContext) -> [LintContext.Uncalled] {
        // The templates of a kit of one's own may send events where nobody sees it.
        guard Kit.builtIn.contains(lint.program.app.kit) else { return [] }
        var unsent: [LintContext.Uncalled] = []
        for (index, module) in lint.modules {
            let code = lint.code(of: .view, in: index)
            guard code.isWritten, isBegun(code, of: module, lint) else { continue }
            // In older code an interactor or a router may hold the presenter itself.
            let holders = module.parts
                .filter { $0 != .view && $0 != .presenter }.flatMap { lint.code(of: $0, in: index).usedAnywhere }
                .filter { $0.contains(lint.naming.presenter.property) }
            let used = [code.used] + lint.code(of: .presenter, in: index).usedAnywhere + holders
            let names = code.parts.map(\.name)
            let usual = lint.className(of: .view, in: module)
            let view = names.contains(usual) ? usual : names.first ?? usual
            // What an interactor sends, or another module, needs no view.
            let others = Set(module.presenterSections.dropFirst().flatMap(\.members).map(\.fullName))
            for member in module.presenter.members
            where !used.mayUse(specified: member) && !others.contains(member.fullName) {
                let call = "\(lint.naming.presenter.property).\(member.baseName)"
                let isFunction = member.requirement.isFunction
                let finding = Diagnostic(
                    rule, "'\(view)' never \(isFunction ? "sends" : "reads") '\(member.fullName)'",
                    at: member.nameLocation,
                    notes: [.init("\(isFunction ? "call" : "read") '\(call)' where it happens, or delete the member")])
                unsent.append((module.presenter, member, finding))
            }
        }
        return unsent
    }

    /// Whether a person has written something in the view: it sends an event of its own, or does what it is told.
    private static func isBegun(_ view: LintContext.PartCode, of module: Module, _ lint: LintContext) -> Bool {
        let sends = module.presenter.members.contains { member in
            LifecycleEvent(rawValue: member.baseName) == nil && view.used.mayUse(specified: member)
        }
        // What is generated for SwiftUI sends events by itself, and shows names in the place of texts.
        if lint.naming.screenView(module.name, kit: lint.program.app.kit) != nil {
            return sends && !view.parts.contains { $0.showsName(among: view.used) }
        }
        let told = Set(module.view.members.map(\.fullName))
        return sends
            || view.parts.contains { part in
                part.declaration.members.contains { member in
                    guard let name = member.requirement?.fullName, let body = member.bodyRange else { return false }
                    return told.contains(name) && !part.tokens(inside: body).isEmpty
                }
            }
    }
}

extension LintContext.Part {
    /// Whether a string in it is a name that is used, as in the generated `Button("didTapAdd")`.
    fileprivate func showsName(among names: CodeNames) -> Bool {
        tokens.contains { token in
            token.kind == .string
                && names.contains(
                    source.text(
                        token.range.lowerBound + 1..<max(token.range.lowerBound + 1, token.range.upperBound - 1)))
        }
    }
}
