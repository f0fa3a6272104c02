import Diagnostics
import SwiftSource
import ViperModel

/// A hand-written member that was probably renamed in the spec. The section lost only the member's requirement, and got
/// only one new requirement.
struct RenamedInSpec: Sendable {
    let written: UserMember
    let old: Requirement
    let member: Member
    let section: Section

    /// Returns the renamed members among the updates of a class.
    static func all(
        in steps: [MemberUpdate], of type: SyncedClass, _ past: PreviousGeneration,
        isUntouched: (UserMember, Requirement) -> Bool
    ) -> [RenamedInSpec] {
        type.sections.compactMap { section in
            let former = past.requirements(of: section.protocolName)
            let lost = steps.compactMap { step -> (UserMember, Requirement)? in
                guard case .gone(let written, let old) = step,
                    former.contains(where: { $0.protocolKey == old.protocolKey }),
                    !written.declaration.isPrivate, !isUntouched(written, old)
                else { return nil }
                return (written, old)
            }
            let new = steps.compactMap { step -> Member? in
                guard case .insert(let member, nil) = step else { return nil }
                return section.allMembers.contains { $0.signatureKey == member.signatureKey } ? member : nil
            }
            guard lost.count == 1, new.count == 1, lost[0].1.isFunction == new[0].requirement.isFunction else {
                return nil
            }
            return RenamedInSpec(written: lost[0].0, old: lost[0].1, member: new[0], section: section)
        }
    }

    /// Returns the refusal for the member. Writing would replace the generated files, which are the only record of the
    /// old requirement. Later runs could then not recognize the rename.
    func finding(of type: String, in module: Module) -> Diagnostic {
        let (name, newName) = (old.fullName, member.fullName)
        return Diagnostic(
            .missingInClass, "'\(type)' is missing '\(newName)', and the spec no longer declares '\(name)'",
            at: written.location,
            notes: [
                .init(
                    "if you renamed '\(name)', run 'viper-gen rename \(reference(in: module)) \(member.baseName)' to keep "
                        + "its body, callers and tests",
                    at: member.nameLocation),
                .init(
                    "if '\(newName)' does not replace '\(name)', delete '\(name)' here or make it private; nothing was written"
                ),
            ])
    }

    /// Returns the reference to the member for the command line.
    private func reference(in module: Module) -> String {
        let owner = module.delegations.first { $0.section.protocolName == section.protocolName }?.module ?? module.name
        let isAlone = !module.allSections.flatMap(\.allMembers).contains { $0.baseName == old.baseName }
        return isAlone
            ? "\(owner).\(old.baseName)"
            : "'\(owner).\(section.kind == .on ? "delegate" : section.kind.rawValue).\(old.fullName)'"
    }
}
