import Diagnostics
import SwiftSource
import ViperModel
import ViperSpec

/// Looks for members of views, interactors, delegates, interfaces and services that nobody calls.
enum UnusedMember: LintRule {
    static let rule = Rule(
        id: "unusedMember", severity: .warning, isAdjustable: true,
        summary: "Somebody calls what a view, an interactor, a delegate, an interface and a service declare",
        explanation: """
            The presenter never tells its view this, never asks its interactor, never sends its delegate the event; no \
            module calls this member of another one's interface, or no interactor this one of a service. Call it where it is \
            needed, or take it out of the spec. While those who could call it have stubs, nothing is said.
            """,
        wrong: """
            module List {
                view { func show(); func hide() }
                presenter { func viewDidLoad() { view?.show() } }
            }
            """,
        right: """
            module List {
                view { func show() }
                presenter { func viewDidLoad() { view?.show() } }
            }
            """)

    static func findings(in lint: LintContext) -> [Diagnostic] { unusedOfServices(lint) }

    static func uncalled(in lint: LintContext) -> [LintContext.Uncalled] {
        lint.modules.flatMap { uncalledByPresenter($1, at: $0, lint) } + uncalledOfInterfaces(lint)
    }

    /// Members of the view, the interactors and the delegate that the presenter does not call.
    private static func uncalledByPresenter(
        _ module: Module, at index: Int, _ lint: LintContext
    ) -> [LintContext.Uncalled] {
        let (code, naming) = (lint.code(of: .presenter, in: index), lint.naming)
        guard code.isWritten else { return [] }
        let type = lint.className(of: .presenter, in: module)
        func uncalled(
            _ section: Section, _ verb: String, _ property: String, except isCalled: (Member) -> Bool = { _ in false }
        ) -> [LintContext.Uncalled] {
            lint.uncalled(
                section, by: code.usedAnywhere, rule, "'\(type)' never \(verb)", owner: property, "where it is due",
                except: { $0.isStored || isCalled($0) })
        }
        let ofInteractors = module.interactors.enumerated().flatMap { number, interactor in
            uncalled(interactor.input, "asks for", naming.interactorProperty(interactor.name)) { member in
                // An interactor may declare what it calls itself.
                lint.code(of: .interactor(number), in: index).usesOwn(member.baseName)
            }
        }
        return uncalled(module.view, "tells its view", naming.view.property + "?") + ofInteractors
            + (module.delegate.map { uncalled($0, "sends", naming.delegate.property + "?") } ?? [])
    }

    /// Members of interfaces that no module calls.
    private static func uncalledOfInterfaces(_ lint: LintContext) -> [LintContext.Uncalled] {
        let modules = lint.program.modules
        var openers: [String: [Int]] = [:]
        for index in modules.indices {
            for name in modules[index].opens { openers[name, default: []].append(index) }
        }
        let callers: [ModulePart] = [.router, .presenter]
        return lint.modules.flatMap { index, module -> [LintContext.Uncalled] in
            guard let interface = module.interface, !module.isPublic, let openers = openers[module.name],
                openers.allSatisfy({ opener in callers.allSatisfy { lint.code(of: $0, in: opener).isWritten } })
            else { return [] }
            func mayCall(_ member: Member, in module: Int) -> Bool {
                callers.contains { lint.code(of: $0, in: module).usedAnywhere.mayUse(specified: member) }
            }
            let unused = interface.members.filter { member in !openers.contains { mayCall(member, in: $0) } }
            // Whoever opened the module may have handed its interface on.
            return unused.filter { member in !modules.indices.contains { $0 != index && mayCall(member, in: $0) } }
                .map { member in
                    let opening = "navigation.push(\(lint.naming.destination(module.name))(…))"
                    let finding = Diagnostic(
                        rule, "no module calls '\(member.fullName)' of '\(interface.protocolName)'",
                        at: member.nameLocation, notes: ["call it on what '\(opening)' gives, or delete it"])
                    return (interface, member, finding)
                }
        }
    }

    /// Members of services that no interactor calls, and no other code.
    private static func unusedOfServices(_ lint: LintContext) -> [Diagnostic] {
        let program = lint.program
        let services = program.services
        guard !services.isEmpty, program.app.access == .internal, lint.input.looksAtRest else { return [] }
        let interactors = program.modules.indices.flatMap { index in
            program.modules[index].interactors.indices.map { lint.code(of: .interactor($0), in: index) }
        }
        guard interactors.allSatisfy(\.isWritten) else { return [] }
        let used = interactors.flatMap(\.usedAnywhere).reduce(into: CodeNames()) { $0.formUnion($1) }
        var unused = services.flatMap { service in
            service.members.filter { !used.mayUse(specified: $0) && used.contains(service.name) }.map { (service, $0) }
        }
        guard !unused.isEmpty else { return [] }
        var others = lint.usedBySources()
        others.formUnion(lint.usedInSpecs())
        unused.removeAll { others.mayUse(specified: $1) }
        return unused.map { service, member in
            Diagnostic(
                rule, "no interactor asks for '\(member.fullName)' of '\(service.name)'", at: member.nameLocation,
                notes: ["call it where it is needed, or delete it, and what implements it"])
        }
    }
}

extension LintContext.PartCode {
    /// Whether the code of a part uses a member of the part itself.
    fileprivate func usesOwn(_ name: String) -> Bool {
        using([name]).contains { code in
            code.tokens.indices.contains { index in
                code.tokens[index].kind == .identifier && code.text(code.tokens[index]) == name
                    && code.tokens.isOwnName(index)
            }
        }
    }
}

extension ArraySlice<Token> {
    /// Whether the name at an index is used alone or behind `self.`, and is neither a label nor declared there.
    fileprivate func isOwnName(_ index: Int) -> Bool {
        guard index > startIndex else { return false }
        let before = self[index - 1]
        if before.keyword?.isDeclaration == true { return false }
        if index + 1 < endIndex {
            let next = self[index + 1]
            if next.kind == .punctuation(Ascii.colon) || next.kind == .identifier && !next.startsLine { return false }
        }
        return before.kind != .punctuation(Ascii.dot)
            || (index > startIndex + 1 && self[index - 2].keyword == .selfValue)
    }
}

extension Member {
    /// Whether the class has it as a stored property, which is there for the class itself.
    fileprivate var isStored: Bool {
        if case .storedProperty = implementation { true } else { false }
    }
}
