import Diagnostics
import SwiftSource
import ViperModel
import ViperSpec

/// A member of a module on the command line: `Feed.showEmpty`, `Feed.show(error:)`, `Feed.view.show`.
struct MemberReference: Sendable {
    let module: String
    /// The keyword or name of the section; nil if it is not given.
    let section: String?
    /// The name, with or without labels.
    let name: String

    init(_ text: String) throws(CommandFailure) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 || parts.count == 3, !parts.contains("") else {
            throw .invalid("'\(text)' is not a member. Write MODULE.member, such as TodoList.showNoContent.")
        }
        (module, name) = (parts[0], parts[parts.count - 1])
        section = parts.count == 3 ? parts[1] : nil
    }

    /// The text as given, without the module.
    var nameInModule: String { (section.map { $0 + "." } ?? "") + name }

    func fits(_ member: SpecMember) -> Bool {
        let requirement = member.member.requirement
        let kind = member.section
        return [requirement.fullName, requirement.baseName].contains(name)
            && (section == nil || section == kind.kind.rawValue || section == kind.name?.name)
    }

    /// Returns the member that the reference means, once for each section that declares it. All these sections must
    /// belong to the same class. Throws if no member or several members have the name.
    func chosen(among members: [SpecMember], of module: Module, _ app: AppSettings) throws(CommandFailure)
        -> [SpecMember]
    {
        let fitting = members.filter(fits)
        let own = fitting.filter { $0.section.kind != .on }
        guard let first = own.first else {
            if let other = fitting.first?.section.name?.name {
                throw .invalid(
                    "'\(name)' is a member of '\(other)', which '\(module.name)' implements. Rename '\(other).\(name)'."
                )
            }
            if let value = module.value(named: name) {
                throw .invalid(
                    "'\(name)' is \(value) of module '\(module.name)', not a member. Change it in the spec and in your Swift, and run 'viper-gen generate'."
                )
            }
            let known = members.filter { $0.section.kind != .on }.map(\.member.requirement.baseName)
            throw .invalid(
                "Module '\(module.name)' has no member '\(nameInModule)'.",
                meant: nearest(to: name, in: known))
        }
        let owner = module.owner(of: first.section, app)
        func isSame(_ member: SpecMember) -> Bool {
            module.owner(of: member.section, app) == owner
                && member.member.requirement.fullName == first.member.requirement.fullName
        }
        guard own.allSatisfy(isSame) else {
            let names = own.map { "'\(module.name).\($0.qualifiedName)'" }.unique
            throw .invalid("Several members have this name: \(names.joined(separator: ", ")).")
        }
        return members.filter { $0.section.kind != .on && isSame($0) }
    }
}

extension SpecMember {
    /// The member with its section: `view.show(_:)`.
    var qualifiedName: String {
        "\(section.name?.name ?? section.kind.rawValue).\(member.requirement.fullName)"
    }
}

extension Module {
    /// Returns what kind of value of the module has this name, such as `an input`; nil if there is none.
    fileprivate func value(named name: String) -> String? {
        if inputs.contains(where: { $0.name == name }) { return "an input" }
        if assembly.contains(where: { $0.name == name }) { return "an assembly binding" }
        return dependencies.contains { $0.name == name } ? "a dependency" : nil
    }

    /// Returns the class that implements a section; nil if other modules implement it.
    func owner(of section: SectionDeclaration, _ app: AppSettings) -> String? {
        part(of: section.kind, named: section.name?.name).map { className(of: $0, app) }
    }
}

extension MemberReference {
    /// Throws if a text cannot be the new base name of a member.
    static func check(newName text: String, for old: String) throws(CommandFailure) {
        if text.contains(where: { "(:.".contains($0) }) {
            throw .invalid(
                "'\(text)' is not a plain name. Write a name such as 'showNothing'. To change labels or sections, edit the spec."
            )
        }
        guard text.isPlainIdentifier, text != "_", text.utf8.count <= 120 else {
            throw .invalid("'\(text)' cannot be the name of a member; use letters and digits, as in 'showNothing'.")
        }
        if text.isReservedWord { throw .invalid("'\(text)' is a Swift keyword. Choose another name.") }
        if text == old { throw .invalid("The member already has the name '\(text)'.") }
    }
}
