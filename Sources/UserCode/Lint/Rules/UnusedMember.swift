import Diagnostics
import ViperModel

/// A check for members of interfaces and services that no code calls. The table of `ExpectedUses` does not contain
/// these members, because any module may call them.
enum UnusedMember: LintRule {
    static func unused(in lint: LintContext) -> [Unused] { ofInterfaces(lint) + ofServices(lint) }

    /// Returns members of interfaces that no module calls.
    private static func ofInterfaces(_ lint: LintContext) -> [Unused] {
        let modules = lint.program.modules
        let callers = modules.indices.map { [lint.code(of: .router, in: $0), lint.code(of: .presenter, in: $0)] }
        func mayCall(_ member: Member, in module: Int) -> Bool {
            callers[module].contains { $0.usedAnywhere.mayUse(specified: member) }
        }
        let openings = modules.indices.flatMap { opener in modules[opener].opens.map { ($0, [opener]) } }
        let openers = Dictionary(openings, uniquingKeysWith: +)
        return lint.modules.flatMap { index, module -> [Unused] in
            guard let interface = module.interface, !module.isPublic, let openers = openers[module.name],
                openers.allSatisfy({ callers[$0].allSatisfy(\.isWritten) })
            else { return [] }
            // The opening module may have passed the interface to another module.
            let unused = interface.members.filter { member in !openers.contains { mayCall(member, in: $0) } }
                .filter { member in !modules.indices.contains { $0 != index && mayCall(member, in: $0) } }
            return unused.compactMap { member in
                let opening = "navigation.push(\(lint.naming.destination(module.name))(…))"
                let finding = Diagnostic(
                    .unusedMember, "no module calls '\(interface.protocolName).\(member.fullName)'",
                    at: member.nameLocation, notes: ["call it on the result of '\(opening)', or delete it"])
                return lint.unused(member, of: interface, in: index, finding)
            }
        }
    }

    /// Returns members of services that no interactor calls.
    private static func ofServices(_ lint: LintContext) -> [Unused] {
        let program = lint.program
        guard program.app.access == .internal, lint.input.includesSharedCode else { return [] }
        let interactors = program.modules.indices.flatMap { index in
            program.modules[index].interactors.indices.map { lint.code(of: .interactor($0), in: index) }
        }
        guard interactors.allSatisfy(\.isWritten) else { return [] }
        let used = NameUsages(joining: interactors.flatMap(\.usedAnywhere))
        return program.services.filter { used.contains($0.name) }.flatMap { service in
            service.members.filter { !used.mayUse(specified: $0) }.map { member in
                let finding = Diagnostic(
                    .unusedMember, "no interactor calls '\(service.name).\(member.fullName)'",
                    at: member.nameLocation,
                    notes: ["call the member, or delete it and its implementations"])
                return Unused(declared: .member(member), users: [.app, .bodies], finding: finding)
            }
        }
    }
}
