import Diagnostics
import ViperModel
import ViperSpec

/// A row of the table of expected uses. For example, the presenter should use each member of the section `view`.
/// Nothing is reported while the class that should use the members is missing or contains stubs.
struct ExpectedUse: Sendable {
    let rule: Rule
    /// The section that declares the members.
    let section: SectionKind
    /// The part that should use the members.
    let user: SectionKind
    /// The part of the note that says when to call the member: `when the result is available`. May be empty.
    var place = ""
    /// Returns whether a member may stay unused.
    var isExcepted: @Sendable (Member, Place) -> Bool = { _, _ in false }
    /// Returns whether the class that should use the members is still too incomplete for a finding.
    var isTooEarly: @Sendable (Place) -> Bool = { _ in false }

    /// The code that should use the members of a section.
    struct Place {
        let lint: LintContext
        /// The index of the module.
        let index: Int
        /// The part that should use the members.
        let part: ModulePart
        /// The reference by which that part uses the section, such as its property `view`.
        let link: PartLink

        var module: Module { lint.program.modules[index] }
        var code: LintContext.PartCode { lint.code(of: part, in: index) }

        /// The code of the part that implements the section; empty if other modules implement it.
        var implementation: LintContext.PartCode {
            let part = module.parts.first { part in
                module.sections(of: part).contains { $0.protocolName == link.protocolName }
            }
            return part.map { lint.code(of: $0, in: index) } ?? .init()
        }
    }

    func unused(in lint: LintContext) -> [Unused] {
        lint.modules.flatMap { index, module in
            module.parts.filter { $0.kind == user }.flatMap { part in
                module.links(of: part, lint.naming).filter { $0.section?.kind == section }.flatMap {
                    unused(at: Place(lint: lint, index: index, part: part, link: $0))
                }
            }
        }
    }

    private func unused(at place: Place) -> [Unused] {
        let code = place.code
        guard let section = place.link.section, code.isWritten, !isTooEarly(place) else { return [] }
        let names = code.parts.map(\.name)
        let usual = place.lint.className(of: place.part, in: place.module)
        let user = names.contains(usual) ? usual : names.first ?? usual
        let owner = place.link.property + (place.link.ownership == .strongParameter ? "" : "?")
        let members = section.members.filter { !code.usedAnywhere.mayUse(specified: $0) && !isExcepted($0, place) }
        return members.compactMap { member in
            let verb = member.requirement.isFunction ? "call" : "use"
            let finding = Diagnostic(
                rule, "'\(user)' never \(verb)s '\(owner).\(member.fullName)'", at: member.nameLocation,
                notes: ["\(verb) it\(self.place.isEmpty ? "" : " " + self.place), or delete the member"])
            return place.lint.unused(member, of: section, in: place.index, finding)
        }
    }
}
