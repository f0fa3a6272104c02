import Diagnostics
import SwiftSource
import ViperModel
import ViperSpec

/// Looks for what views tell their presenters and read of them.
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

    static func findings(in lint: LintContext) -> [Diagnostic] { [] }

    static func uncalled(in lint: LintContext) -> [LintContext.Uncalled] {
        // The templates of a kit of one's own may send events where nobody sees it.
        guard Kit.builtIn.contains(lint.program.app.kit) else { return [] }
        var unsent: [LintContext.Uncalled] = []
        for index in lint.modules where lint.isWritten(.view, in: index) && isBegun(index, lint) {
            let module = lint.program.modules[index]
            let used = [lint.used(by: .view, in: index)] + lint.usedAnywhere(by: .presenter, in: index)
            let view = module.className(of: .view, lint.program.app)
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

    /// A person has written something in the view: it sends an event of its own, or does what it is told.
    private static func isBegun(_ index: Int, _ lint: LintContext) -> Bool {
        let module = lint.program.modules[index]
        let used = lint.used(by: .view, in: index)
        let parts = lint.parts(of: .view, in: index)
        let sends = module.presenter.members.contains { member in
            LifecycleEvent(rawValue: member.baseName) == nil && used.mayUse(specified: member)
        }
        // What is generated for SwiftUI sends events by itself, and shows names in the place of texts.
        if lint.naming.screenView(module.name, kit: lint.program.app.kit) != nil {
            return sends && !parts.contains { $0.showsName(among: used) }
        }
        let told = Set(module.view.members.map(\.fullName))
        return sends
            || parts.contains { part in
                part.declaration.members.contains { member in
                    guard let name = member.requirement?.fullName, let body = member.bodyRange else { return false }
                    return told.contains(name) && !part.tokens(inside: body).isEmpty
                }
            }
    }
}

extension LintContext.Part {
    /// `Button("didTapAdd")`, as it is generated.
    fileprivate func showsName(among names: CodeNames) -> Bool {
        tokens.contains { token in
            token.kind == .string
                && names.contains(
                    source.text(
                        token.range.lowerBound + 1..<max(token.range.lowerBound + 1, token.range.upperBound - 1)))
        }
    }
}

extension LintContext {
    /// A member that nobody seems to call, and what is said of it then.
    typealias Uncalled = (section: Section, member: Member, finding: Diagnostic)

    /// The findings of members that nobody calls who names the module: no other part of it, as where interactors talk to
    /// presenters, and nobody else, such as builders, cells and helpers.
    func unused(_ candidates: [Uncalled]) -> [Diagnostic] {
        let open = candidates.compactMap { section, member, finding in
            home(of: section.protocolName).flatMap { module in
                member.requirement.isStatic || isLink(member, in: module)
                    || usedByOthers(than: section, in: module).mayUse(specified: member)
                    ? nil : (module, member, finding)
            }
        }
        if open.isEmpty { return [] }
        let beside = usedBesideParts(naming: Set(open.map(\.0)), calling: Set(open.map(\.1.baseName)))
        return open.filter { module, member, _ in !(beside[module] ?? []).mayUse(specified: member) }.map(\.2)
    }

    /// A property by which a part holds another one of its module: whoever puts the module together sets it.
    private func isLink(_ member: Member, in module: Int) -> Bool {
        member.requirement.variable?.type?.names.contains { home(of: $0) == module } ?? false
    }

    /// What the parts of a section's module use that do not implement it, where they name the module.
    private func usedByOthers(than section: Section, in module: Int) -> [CodeNames] {
        let implementer = section.kind == .output ? .presenter : section.kind
        return program.modules[module].parts.filter { $0.kind != implementer }.map { used(by: $0, in: module) }.filter {
            $0.containsName { home(of: $0) == module }
        }
    }
}
