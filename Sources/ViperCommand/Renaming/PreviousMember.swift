import Diagnostics
import SwiftSource
import UserCode
import ViperGeneration
import ViperModel

/// A member that the user renamed in its spec by hand, with its previous declaration (its requirement in the protocol).
struct PreviousMember: Sendable {
    /// The section that declares the member.
    let section: Section
    /// The previous requirement. It is found in the generated files on disk, or in the class.
    let old: Requirement
    /// The member as the specs declare it now.
    let new: Member
    /// The class that implements the member; nil for a delegate, whose members other modules implement.
    let owner: String?

    /// The previous requirement with the new name.
    var renamed: Requirement { old.named(new.baseName) }

    /// Finds the member whose previous name is in `reference`, and whose name in the spec is `new`. Returns nil if
    /// there is none, or several.
    init?(
        _ reference: MemberReference, to new: String, of module: Module, in project: GeneratedProject,
        _ written: [SourceFile]
    ) throws(CommandFailure) {
        let app = project.program.app
        let own = module.parts.map { (Optional(module.className(of: $0, app)), module.sections(of: $0)) }
        var found: [PreviousMember] = []
        for (owner, sections) in own + [(nil, [module.delegate].compactMap(\.self))] {
            for section in sections
            where !module.delegations.contains(where: { $0.section.protocolName == section.protocolName }) {
                guard reference.fits(section) else { continue }
                let asked = Set(sections.flatMap(\.allMembers).map(\.fullName))
                let recorded = try project.recordedRequirements(of: section.protocolName, in: module)
                let gone = { (requirement: Requirement) in
                    !asked.contains(requirement.fullName) && reference.names(requirement)
                }
                let old = recorded.first(where: gone) ?? written.requirements(of: owner).first(where: gone)
                let members = section.allMembers.filter { $0.baseName == new }
                guard let old, members.count == 1, old.isFunction == members[0].requirement.isFunction else { continue }
                found.append(PreviousMember(section: section, old: old, new: members[0], owner: owner))
            }
        }
        guard found.count == 1 else { return nil }
        self = found[0]
    }

    private init(section: Section, old: Requirement, new: Member, owner: String?) {
        (self.section, self.old, self.new, self.owner) = (section, old, new, owner)
    }

    /// Returns the project as if the spec declared the member by `requirement`.
    func project(_ project: GeneratedProject, with requirement: Requirement) -> GeneratedProject {
        var program = project.program
        for index in program.modules.indices {
            program.modules[index].replace(new, by: requirement, in: section.protocolName)
        }
        return project.rendered(with: program)
    }

    /// Returns a generated file as if the member had been renamed before the user changed its signature.
    func record(_ file: SourceFile, _ member: RenamedMember) -> SourceFile {
        var edits = MemberRenames(member, inSwift: file, isRelated: { _ in false })?.edits ?? SourceEdits(file)
        for type in OutlineParser.read(file).outline.declarations
        where type.kind == .protocol && type.name.name == section.protocolName {
            for case let asked? in type.members.map(\.requirement) where asked.fullName == new.fullName {
                edits.replace(asked.range, by: SignatureText(layout: .standard, level: 0).requirement(renamed))
            }
        }
        return SourceFile(path: file.path, bytes: edits.result)
    }
}

extension MemberReference {
    fileprivate func fits(_ section: Section) -> Bool { self.section.map { $0 == section.kind.rawValue } ?? true }

    fileprivate func names(_ requirement: Requirement) -> Bool {
        [requirement.fullName, requirement.baseName].contains(name)
    }
}

extension Requirement {
    fileprivate func named(_ name: String) -> Requirement {
        var requirement = self
        switch kind {
        case .function(var function):
            function.name.name = name
            requirement.kind = .function(function)
        case .variable(var variable):
            variable.name.name = name
            requirement.kind = .variable(variable)
        case .associatedType, .other: break
        }
        return requirement
    }
}

extension [SourceFile] {
    /// Returns the declarations of the members that a class and its extensions implement.
    fileprivate func requirements(of owner: String?) -> [Requirement] {
        guard let owner else { return [] }
        return filter { $0.contains([UInt8](owner.utf8), in: $0.bytes.indices) }
            .flatMap { OutlineParser.read($0).outline.declarations }.filter { $0.name.name == owner }
            .flatMap(\.members).filter { $0.bodyRange != nil }.compactMap(\.requirement)
    }
}

extension GeneratedProject {
    /// Returns the requirements of a protocol in the generated files on disk.
    fileprivate func recordedRequirements(
        of protocolName: String, in module: Module
    ) throws(CommandFailure) -> [Requirement] {
        let paths = files.filter {
            $0.module == module.name && $0.owner == .generated && $0.path.isBelow(settings.sources)
        }
        let onDisk = try paths.map { (file) throws(CommandFailure) in try project.file(at: file.path) }
        return onDisk.compactMap(\.self).flatMap { OutlineParser.read($0).outline.declarations }
            .filter { $0.kind == .protocol && $0.name.name == protocolName }
            .flatMap(\.members).compactMap(\.requirement)
    }
}

extension Module {
    /// Replaces the requirement of a member in all sections that have its protocol.
    fileprivate mutating func replace(_ member: Member, by requirement: Requirement, in protocolName: String) {
        func replaced(_ section: Section) -> Section {
            guard section.protocolName == protocolName else { return section }
            var section = section
            section.members = section.members.map { old in
                guard old.signatureKey == member.signatureKey else { return old }
                return Member(
                    requirement: requirement, documentation: old.documentation, implementation: old.implementation,
                    source: old.source)
            }
            // An overload omits arguments that have defaults. It is kept if `requirement` has the same argument labels
            // as `member`.
            section.overloads = section.overloads.compactMap { overload in
                guard overload.member.signatureKey == member.signatureKey else { return overload }
                guard overload.member.named(requirement.baseName).fullName == requirement.fullName else {
                    return nil
                }
                var former = overload
                former.requirement = overload.requirement.named(requirement.baseName)
                former.member = requirement
                return former
            }
            return section
        }
        for part in parts { setSections(sections(of: part).map(replaced), of: part) }
        optional[.delegate] = optional[.delegate].map(replaced)
    }
}
