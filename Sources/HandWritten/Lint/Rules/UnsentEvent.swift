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

    static func findings(in lint: LintContext) -> [Diagnostic] {
        // The templates of a kit of one's own may send events where nobody sees it.
        guard Kit.builtIn.contains(lint.program.app.kit) else { return [] }
        var unsent: [(section: Section, member: Member, finding: Diagnostic)] = []
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
        return lint.unused(unsent)
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
                    return told.contains(name) && !part.file.tokens(inside: body).isEmpty
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
    /// The findings of members that nobody calls who may know the class of their section.
    func unused(_ candidates: [(section: Section, member: Member, finding: Diagnostic)]) -> [Diagnostic] {
        guard !candidates.isEmpty else { return [] }
        let (all, own) = (users(), ownTypes())
        var known: [String: Ways] = [:]
        return candidates.filter { section, member, _ in
            let ways = known[section.protocolName] ?? ways(to: section, among: own)
            known[section.protocolName] = ways
            return !all.contains { user in
                user.used.mayUse(specified: member) && user.owner.map { !ways.implementers.contains($0) } ?? true
                    && (user.used.containsAny(of: ways.names)
                        || user.declarations().contains {
                            ways.bases.contains($0.name.name) || $0.inherits(ways.callers)
                        })
            }
        }.map(\.finding)
    }

    /// Code that may call a part: a class of a module, or a file without what it has of these.
    private struct User {
        let owner: ModuleClass?
        let used: CodeNames
        let declarations: () -> [DeclarationOutline]
    }

    private func users() -> [User] {
        let files = zip(files, usedBesideParts()).map { file, used in
            User(owner: nil, used: used) { file.outline.declarations }
        }
        return files
            + owners.values.map { owner in
                User(owner: owner, used: used(by: owner.part, in: owner.module)) { [self] in
                    parts(of: owner.part, in: owner.module).map(\.declaration)
                }
            }
    }

    /// How somebody may come to call a section's class.
    private struct Ways {
        /// By what it is known: the section's protocol, those of the app that its class has besides, as cells and helpers know
        /// it, those that inherit the section's, its class, as a factory knows it, and what opens its module.
        var names: Set<String>
        /// The class itself.
        var implementers: Set<ModuleClass> = []
        /// The classes that hold it, and those of the app that they inherit: what inherits one of them may call it.
        var callers: Set<String> = []
        /// What these inherit.
        var bases: Set<String> = []
    }

    /// `own` are the app's own types: Apple's protocols are named everywhere.
    private func ways(to section: Section, among own: Set<String>) -> Ways {
        let name = section.protocolName
        let heirs = program.modules.flatMap(\.contract).filter { other in
            other.inherited.contains { $0.protocolNames.contains(name) }
        }
        var ways = Ways(names: Set([name] + heirs.map(\.protocolName)))
        guard let module = insides[name]?.module else { return ways }
        let kind = section.kind == .output ? .presenter : section.kind
        let all = program.modules[module].parts
        let classes = all.filter { $0.kind == kind }.flatMap { parts(of: $0, in: module) }.map(\.declaration)
        let inherited = (section.inherited + classes.flatMap(\.inherited)).flatMap(\.protocolNames)
        ways.names.formUnion(inherited.filter { own.contains($0) && insides[$0] == nil } + classes.map(\.name.name))
        ways.names.insert(naming.destination(program.modules[module].name))
        ways.implementers = Set(all.filter { $0.kind == kind }.map { ModuleClass(module: module, part: $0) })
        let callers = all.filter { $0.kind != kind }.flatMap { parts(of: $0, in: module) }.map(\.declaration)
        ways.bases = ancestors(of: callers)
        ways.callers = Set(callers.map(\.name.name)).union(ways.bases.intersection(own))
        return ways
    }

    /// The names of all that declarations inherit, through types that people declare in the app.
    private func ancestors(of declarations: [DeclarationOutline]) -> Set<String> {
        var found: Set<String> = []
        var new = Set(declarations.flatMap(\.inherited).flatMap(\.mentionedNames))
        while !new.isEmpty {
            found.formUnion(new)
            let files = files.filter { $0.headings.contains { new.contains($0.name) } }
            let declared = files.flatMap(\.outline.declarations).filter { new.contains($0.name.name) }
            new = Set(declared.flatMap(\.inherited).flatMap(\.mentionedNames)).subtracting(found)
        }
        return found
    }
}

extension DeclarationOutline {
    /// Whether it inherits one of some types, or a type in it does.
    fileprivate func inherits(_ types: Set<String>) -> Bool {
        inherited.flatMap(\.mentionedNames).contains(where: types.contains) || members.contains { $0.inherits(types) }
    }
}
