import Diagnostics
import SwiftSource
import UserCode
import ViperGeneration
import ViperModel
import ViperSpec

/// The renaming of a member in specs and user-owned Swift. Generated files follow from the specs, so they are not
/// edited.
struct MemberRenaming: Sendable {
    /// The project. Its pending changes are the files in which the member was renamed.
    private(set) var project: Project
    /// The findings about names that may refer to the member, but stay unchanged.
    private(set) var unclear: [Diagnostic] = []
    /// The locations where the renamed member would hide another declaration.
    private var hidden: [SourceLocation] = []
    /// The title of the summary: `Renamed Feed.showEmpty() to showNothing()`.
    let title: String
    let member: RenamedMember
    /// The generated files, by path, as if the member had been renamed before the user edited its spec. Empty if the
    /// spec still has the old name.
    private(set) var record: [String: SourceFile] = [:]

    let before: GeneratedProject
    private let module: Module
    private let owner: String?

    /// Renames a member. Throws if the specs have errors before or after the renaming.
    init(
        of reference: MemberReference, to new: String, in project: Project, _ session: Session
    ) throws(CommandFailure) {
        let before = try GeneratedProject(project, in: session)
        let app = before.program.app
        let module = try before.module(reference.module)
        guard before.settings.style == .classes else {
            throw .invalid(
                "Members of modules with 'style \(before.settings.style.rawValue)' cannot be renamed, because these modules have no classes. Rename such members by hand."
            )
        }
        let specs = before.input.specs.map { SpecParser.parse($0).0 }
        let all = specs.flatMap { $0.members(ofModule: module.name) }
        let written = try project.handWritten(before.settings)
        if !all.contains(where: { reference.fits($0) && $0.section.kind != .on }),
            let former = try PreviousMember(reference, to: new, of: module, in: before, written)
        {
            self = try MemberRenaming(former, of: module, in: project, before, written)
            return
        }
        let chosen = try reference.chosen(among: all, of: module, app)
        let old = chosen[0].member.requirement
        try MemberReference.check(newName: new, for: old.baseName)
        (self.project, self.before, self.module) = (project, before, module)
        owner = module.owner(of: chosen[0].section, app)

        var meant = RenamedMember(
            chosen, of: module, owner, app, to: new, in: DeclaredTypes(of: before, written))
        if let obstacle = meant.obstacle(in: module, app) { throw .invalid(obstacle) }

        let renamed = specs.map { [meant, module, owner, before] in $0.renames(meant, of: module, owner, before.program)
        }
        var input = before.input
        input.specs = renamed.map { SourceFile(path: $0.edits.source.path, bytes: $0.edits.result) }
        let after = Pipeline.run(input)
        guard let program = after.program, !after.diagnostics.containsError else {
            throw .invalidInput(after.diagnostics)
        }
        meant.add(
            MockedProtocols(before.program, before.program.types), MockedProtocols(program, program.types), of: module,
            app.naming)
        member = meant
        title = "Renamed \(module.name).\(old.fullName) to \(meant.newFullName)"
        for spec in renamed { take(spec) }
        rename(in: written, after: after.files)
        if !hidden.isEmpty { throw .refused(hidden.map { Diagnostic.hiddenByRenamed($0, meant) }) }
    }

    /// Renames a member in all files except its spec, which already has the new name.
    private init(
        _ former: PreviousMember, of module: Module, in project: Project, _ now: GeneratedProject,
        _ written: [SourceFile]
    ) throws(CommandFailure) {
        self.project = project
        self.module = module
        let app = now.program.app
        before = former.project(now, with: former.old)
        let after = former.project(now, with: former.renamed)
        owner = former.owner
        let withoutStub = written.map { file in
            former.owner.map { StubBodies.removed(former.new, of: $0, from: file) } ?? file
        }
        for (file, new) in zip(written, withoutStub) where file.bytes != new.bytes {
            self.project.pending[file.path] = FileChange(of: file, to: new.bytes)
        }
        var meant = RenamedMember(
            former.old, [former.section], of: before.program.modules.first { $0.name == module.name } ?? module, owner,
            app, to: former.new.baseName, in: DeclaredTypes(of: before, withoutStub))
        if let obstacle = meant.obstacle(in: module, app) { throw .invalid(obstacle) }
        // The names of mocks depend on the current signature.
        meant.add(
            MockedProtocols(before.program, before.program.types), MockedProtocols(now.program, now.program.types),
            of: module,
            app.naming)
        member = meant
        title = "Renamed \(module.name).\(former.old.fullName) to \(former.new.fullName)"
        rename(in: withoutStub, after: after.files)
        for file in before.files where file.owner == .generated {
            guard let onDisk = try project.file(at: file.path) else { continue }
            let renamed = former.record(onDisk, meant)
            if renamed.bytes != onDisk.bytes { record[file.path] = renamed }
        }
    }

    private mutating func write(_ bytes: [UInt8], to file: SourceFile) {
        project.pending[file.path] = FileChange(
            path: file.path, old: project.pending[file.path]?.old ?? file.bytes, new: bytes)
    }

    private mutating func take(_ renames: MemberRenames) {
        hidden += renames.hidden
        let source = renames.edits.source
        let new = renames.edits.result
        if new != source.bytes { write(new, to: source) }
        unclear += renames.unclear.map { Diagnostic.unclearUse($0, of: member) }
    }

    /// Renames the properties of a view's state whose names are derived from the member: `loading` from
    /// `setLoading(_:)`.
    private mutating func renameProperties(
        in written: [SourceFile], from old: [String: RenderedFile], to new: [String: RenderedFile]
    ) {
        let properties = written.flatMap { [member] file -> [RenamedMember] in
            guard let old = old[file.path]?.sourceFile, let new = new[file.path]?.sourceFile else { return [] }
            return member.properties(from: old, to: new)
        }
        for file in written where !properties.isEmpty {
            // Files that the user has not edited are rendered again.
            let (rendered, pending) = (new[file.path]?.bytes, project.pending[file.path]?.new)
            if file.bytes == old[file.path]?.bytes, (pending ?? rendered) == rendered { continue }
            var bytes = pending ?? file.bytes
            for property in properties {
                let current = SourceFile(path: file.path, bytes: bytes)
                let isOfModule = before.module(ofFileAt: file.path)?.name == module.name
                let renames = MemberRenames(property, inSwift: current, isRelated: { _ in isOfModule })
                bytes = renames?.edits.result ?? bytes
                hidden += renames?.hidden ?? []
                unclear += renames?.unclear.map { Diagnostic.unclearUse($0, of: property) } ?? []
            }
            if bytes != file.bytes { write(bytes, to: file) }
        }
    }

    /// Renames the member in user-owned files. A file that the user has not edited is rendered again instead.
    private mutating func rename(in written: [SourceFile], after: [RenderedFile]) {
        let old = Dictionary(firstOf: before.files.map { ($0.path, $0) })
        let new = Dictionary(firstOf: after.map { ($0.path, $0) })
        for file in written {
            let isOfModule = before.module(ofFileAt: file.path)?.name == module.name
            let related = member.relatedNames
            guard
                var renames = MemberRenames(
                    member, inSwift: file, isRelated: { isOfModule || !$0.isDisjoint(with: related) })
            else { continue }
            if let old = old[file.path]?.sourceFile, let new = new[file.path]?.sourceFile {
                // A rendered view has an override for a lifecycle event, such as `viewDidLoad`. If only one of the
                // two names is a lifecycle event, the user's view is edited instead of rendered again.
                if file.bytes == old.bytes, OutlineParser.memberCount(of: old) == OutlineParser.memberCount(of: new) {
                    if new.bytes != old.bytes {
                        write(new.bytes, to: file)
                    }
                    continue
                }
                if file.path.isBelow(before.program.app.testing) { renames.renameTests(from: old, to: new) }
            }
            take(renames)
        }
        renameProperties(in: written, from: old, to: new)
    }
}

extension DeclarationOutline {
    fileprivate var propertiesWithoutBody: [Requirement] {
        members.filter { $0.kind == .variable && $0.bodyRange == nil }.compactMap(\.requirement)
    }
}

extension OutlineParser {
    fileprivate static func memberCount(of source: SourceFile) -> Int {
        read(source).outline.declarations.reduce(0) { $0 + $1.members.count }
    }
}

extension DeclaredTypes {
    /// Collects the types that the project's Swift declares: user-owned files, generated files, and files that do not
    /// exist yet.
    fileprivate init(of project: GeneratedProject, _ written: [SourceFile]) {
        self.init()
        let known = Set(written.map(\.path))
        let rendered = project.files.filter { $0.path.hasSuffix(".swift") && !known.contains($0.path) }
            .map(\.sourceFile)
        for outline in (written + rendered).map({ OutlineParser.read($0).outline }) { addDeclarations(of: outline) }
        addClasses(of: project.program)
    }
}

extension SpecFile {
    fileprivate func renames(
        _ member: RenamedMember, of module: Module, _ owner: String?, _ program: Program
    ) -> MemberRenames {
        let declared = Dictionary(firstOf: program.modules.map { ($0.name, $0) })
        return MemberRenames(
            member, in: self,
            owner: { declared[$0.name.name]?.owner(of: $1, program.app) },
            isIt: { other, section, declaration in
                guard declaration.requirement.fullName == member.oldFullName else { return false }
                if section.kind == .on { return owner == nil && section.name?.name == module.name }
                return other.name.name == module.name && module.owner(of: section, program.app) == owner
            },
            isRelated: { !$0.isDisjoint(with: member.relatedNames.union([module.name])) })
    }
}

extension RenamedMember {
    /// Returns the stored properties of a rendered class that have another name after the renaming.
    fileprivate func properties(from old: SourceFile, to new: SourceFile) -> [RenamedMember] {
        zip(OutlineParser.read(old).outline.declarations, OutlineParser.read(new).outline.declarations).flatMap {
            owner, type in
            let (before, after) = (owner.propertiesWithoutBody, type.propertiesWithoutBody)
            guard before.count == after.count else { return [RenamedMember]() }
            return zip(before, after).compactMap { old, new in
                guard old.baseName != new.baseName, old.baseName != self.old else { return nil }
                return RenamedMember(
                    old.baseName, to: new.baseName, of: [owner.name.name],
                    overloads: [Overload(old, isRenamed: true)], in: types)
            }
        }
    }

    fileprivate init(
        _ chosen: [SpecMember], of module: Module, _ owner: String?, _ app: AppSettings, to new: String,
        in types: DeclaredTypes
    ) {
        let sections = module.allSections.filter { section in
            chosen.contains {
                $0.section.keywordRange == section.location.range && $0.source.path == section.location.file.path
            }
        }
        self.init(chosen[0].member.requirement, sections, of: module, owner, app, to: new, in: types)
    }

    fileprivate init(
        _ requirement: Requirement, _ sections: [Section], of module: Module, _ owner: String?, _ app: AppSettings,
        to new: String, in types: DeclaredTypes
    ) {
        let fullName = requirement.fullName
        let ofClass = module.parts.first { module.className(of: $0, app) == owner }.map(module.sections)
        let all = ofClass ?? sections
        let members = all.flatMap { $0.members + $0.inheritedMembers }.filter { $0.baseName == requirement.baseName }
        let shortened = all.flatMap(\.overloads).filter { $0.requirement.baseName == requirement.baseName }
        self.init(
            fullName, to: new, of: Set(sections.map(\.protocolName) + (owner.map { [$0] } ?? [])),
            overloads: [Overload(requirement, isRenamed: true)]
                + members.map { Overload($0.requirement, isRenamed: $0.fullName == fullName) }
                + shortened.map { Overload($0.requirement, isRenamed: $0.member.fullName == fullName) },
            in: types)
        testCases = Set(module.classes(app).map { app.naming.testCase(of: $0.name) })
    }

    /// Returns the reason why the member cannot have the new name; nil if it can.
    fileprivate func obstacle(in module: Module, _ app: AppSettings) -> String? {
        for part in module.parts where contracts.contains(module.className(of: part, app)) {
            let parameters = module.sections(of: part).flatMap(\.parameters).map(\.name)
            if (parameters + module.links(of: part, app.naming).map(\.property)).contains(oldFullName) {
                return
                    "'\(old)' is also a value that '\(module.className(of: part, app))' receives. Rename it by hand, in the spec and in your Swift."
            }
        }
        for type in types.all(contracts) {
            if types.declares(newFullName, in: type) { return "'\(type)' already has a member '\(newFullName)'." }
            // A property and a function with the same name are ambiguous in most contexts.
            let namesakes = types.members(named: new, of: type)
            if let other = namesakes.first(where: { !($0.isFunction && overloads[0].member.isFunction) }) {
                return "'\(type)' already has '\(other.fullName)'; a property and a function cannot share a name."
            }
            if let other = types.otherOwner(of: oldFullName, inheritedBy: type, beside: contracts) {
                return
                    "'\(type)' also inherits '\(oldFullName)' from '\(other)'. To rename the member, edit the spec by hand, and add '\(newFullName)' to '\(type)'."
            }
        }
        return nil
    }

    /// For each protocol that contains the member, adds the new names in the mock, and the new entries in the call log.
    fileprivate mutating func add(
        _ before: MockedProtocols, _ after: MockedProtocols, of module: Module, _ naming: Naming
    ) {
        // The parts and their protocols, for the entries of the call log, such as `view.show(_:)`.
        let roles = module.roles(naming).filter { contracts.contains($0.section.protocolName) }
        for name in types.all(contracts) {
            guard let old = before[name]?.members, let new = after[name]?.members else { continue }
            for (old, new) in zip(old, new) {
                for (oldName, newName) in zip(old.names, new.names) where oldName != newName {
                    mocks[naming.mock(name), default: [:]][oldName] = newName
                }
                if let role = roles.last(where: { $0.section.protocolName == name })?.role, old.logKey != new.logKey {
                    logEntries["\(role).\(old.logKey)"] = "\(role).\(new.logKey)"
                    logEntries["\(role).\(old.setterLogKey)"] = "\(role).\(new.setterLogKey)"
                }
            }
        }
    }

    /// The names of types by which a file shows that it may use the member: protocols, mocks and test cases.
    fileprivate var relatedNames: Set<String> { contracts.union(mocks.keys).union(testCases) }
}

extension Rule {
    static let unclearUse = Rule(
        id: "unclearUse", severity: .warning, summary: "Possible use of a renamed member left unchanged",
        explanation: """
            'viper-gen rename Feed.showEmpty showNothing' renames each use of the member on a value of known type. The \
            type of a property, parameter or local name is known if its declaration states the type or creates a value \
            of the type. Here, the type is not known, so the name was not changed. Check the code at this location. If \
            the code refers to the renamed member, the compiler reports an error. Nothing is renamed if the new name \
            would hide another declaration in a class.
            """,
        wrong: "views.first?.showEmpty()",
        right: "views.first?.showNothing()")
}

extension Diagnostic {
    static func hiddenByRenamed(_ place: SourceLocation, _ member: RenamedMember) -> Diagnostic {
        let (name, hiding) = (printable(member.new), printable(member.newFullName))
        var finding = Diagnostic(
            .unclearUse, "'\(hiding)' would hide another '\(name)' here",
            at: place, notes: ["choose another name; nothing was written"])
        finding.severity = .error
        return finding
    }

    static func unclearUse(_ place: SourceLocation, of member: RenamedMember) -> Diagnostic {
        Diagnostic(
            .unclearUse,
            "'\(printable(place.file.text(place.range)))' may refer to the renamed '\(printable(member.newFullName))'",
            at: place)
    }
}
