import Adoption
import Diagnostics
import SwiftSource
import UserCode
import ViperModel
import ViperSpec

extension Command {
    static let move = Command(
        "move", abstract: "Move a function body between the spec and its class.",
        discussion: """
            With 'swift', moves the body from the spec to your class. With 'spec', moves the body from your class to \
            the spec, and generates the body from then on. Changes only the indentation of the body. Private helpers \
            that only this body uses move too.

            If several functions have the same name, add labels ('TodoList.didSelect(id:)') or the section \
            ('TodoList.router.close').
            """,
        operands: [
            Operand("member", .one, help: "Function: MODULE.member, or MODULE.section.member(labels:)."),
            Operand(
                "place", .one, help: "Where to move the body: 'spec', or 'swift' for your class.",
                values: .choice(["spec", "swift"])),
        ],
        options: [.path, .dryRun, .format] + .talking,
        action: .run { arguments, session throws(CommandFailure) in
            let project = try Project.located(in: session)
            let (member, place) = (arguments.operands[0], arguments.operands[1])
            return try project.whileLocked(in: session) { (project) throws(CommandFailure) in
                let move = try MemberMove(of: member, in: project, session)
                switch place {
                case "swift": return try move.toSwift()
                case "spec": return try move.toSpec()
                default: throw .invalid("Unknown place '\(place)'. Expected 'spec' or 'swift'.")
                }
            }
        })
}

/// The move of a function's body between spec and class.
private struct MemberMove {
    private let project: Project
    private let session: Session
    private let module: String
    private let resolved: Module?
    /// All functions with the given name.
    private let members: [SpecMember]
    private let allMembers: [SpecMember]
    private let settings: AppSettings
    private let emit: AppSettings.EmittedParts

    init(of text: String, in project: Project, _ session: Session) throws(CommandFailure) {
        self.project = project
        self.session = session
        let reference = try MemberReference(text)
        let files = try Generation(project: project, session: session).read()
        let (settings, texts) = (files.settings, files.texts)
        self.settings = settings
        let checked = Pipeline.check(texts)
        guard let program = checked.program else { throw .invalidInput(checked.diagnostics) }
        let module = reference.module
        self.module = module
        resolved = program.modules.first { $0.name == module }
        emit = resolved.map(settings.emit(of:)) ?? []
        let names = program.modules.map(\.name)
        guard names.contains(module) else { throw .unknownModule(module, among: names) }
        allMembers = texts.specs.flatMap { SpecParser.parse($0).0.members(ofModule: module) }
        let all = allMembers.filter(\.isFunction)
        members = all.filter(reference.fits)
        if members.isEmpty {
            throw .invalid(
                "Module '\(module)' has no function '\(reference.nameInModule)'.",
                meant: nearest(to: reference.name, in: all.map(\.member.requirement.baseName)))
        }
        guard settings.style == .classes else {
            throw .refused(
                .unmovableBody,
                "modules with 'style \(settings.style.rawValue)' have no classes to move bodies to or from",
                at: members[0].location)
        }
    }

    /// Moves the body from the spec to the class. The generated code has to be up to date, because the update of
    /// classes reads the body from it.
    func toSwift() throws(CommandFailure) -> ExitCode {
        let member = try onlyMember(of: members.filter { $0.member.body != nil }) { _ in "has no body in the spec" }
        let place = member.location
        guard try Generation(project: project, session: session).outcome().changeSet.changes.isEmpty else {
            throw .refused(
                .unmovableBody,
                "project is out of date with its specs; run 'viper-gen generate' first",
                at: place)
        }
        let helpers = try helpersToTake(from: member)
        let names = helpers.map(\.member.requirement.fullName)
        let spec = FileChange(of: member.source, to: member.withoutBody(and: helpers))
        let withHelpers = names.isEmpty ? nil : try returned(names, with: member)
        let whole = try emit.isDisjoint(with: .withClasses) ? returned(names + [member.fullName], with: member) : nil
        for changes in [[spec, withHelpers].compactMap(\.self), [spec, whole].compactMap(\.self)] {
            let generation = generation(with: changes)
            let changed = try generation.outcome().changeSet.changes.compactMap(\.newFile)
            guard let type = member.type(in: module, settings.naming),
                BodyMove.stands(member, in: type, of: changed.filter { !$0.path.isGeneratedPath })
            else { continue }
            return try generation.run()
        }
        throw .refused(.unmovableBody, "cannot find where to insert the body in the class", at: place)
    }

    /// Returns the private helpers that move with `member`: its body uses them, directly or through other helpers.
    /// Throws if another body also uses one of them. If `member` is a helper itself, also throws if another body uses
    /// `member`.
    private func helpersToTake(from member: SpecMember) throws(CommandFailure) -> [SpecMember] {
        let own = allMembers.filter {
            $0.member.body != nil && $0.type(in: module, settings.naming) == member.type(in: module, settings.naming)
        }
        if member.member.isHelper, let user = own.first(where: { $0 != member && $0.uses(member) }) {
            throw .refused(
                .unmovableBody, "'\(member.fullName)' is private, and '\(user.fullName)' uses it", at: member.location,
                notes: ["move '\(user.fullName)': its helpers go with it"])
        }
        var taken: [SpecMember] = []
        var waiting = [member]
        while let next = waiting.popLast() {
            let helpers = own.filter { $0.member.isHelper && $0 != member && next.uses($0) && !taken.contains($0) }
            taken += helpers
            waiting += helpers
        }
        for helper in taken {
            guard let other = own.first(where: { $0 != member && !taken.contains($0) && $0.uses(helper) }) else {
                continue
            }
            throw .refused(
                .unmovableBody, "'\(other.fullName)' uses the private '\(helper.fullName)' too", at: helper.location,
                notes: ["give each of the two functions a helper of its own in the spec"])
        }
        return taken
    }

    /// Returns the change that adds the members in `names` to the class. Adds them where the class, or an extension,
    /// conforms to the protocol of `member`.
    private func returned(_ names: [String], with member: SpecMember) throws(CommandFailure) -> FileChange? {
        guard let resolved, let type = member.type(in: module, settings.naming),
            let generated = try project.file(at: resolved.generatedPath(settings))
        else { return nil }
        let name = member.fullName
        let section = resolved.parts.flatMap(resolved.sections).first { section in
            section.implemented.contains { $0.fullName == name }
        }
        let files = try project.handWritten(settings)
        let new = ReleasedContract(generated, of: resolved).addingBodies(
            of: names, to: type, conformingTo: section?.protocolName ?? "", in: files)
        return new.map { new in
            FileChange(path: new.path, old: files.first { $0.path == new.path }?.bytes, new: new.bytes)
        }
    }

    func toSpec() throws(CommandFailure) -> ExitCode {
        let unwritten = members.filter { $0.member.body == nil && $0.type(in: module, settings.naming) != nil }
        let member = try onlyMember(of: unwritten) { member in
            member.member.body == nil ? "cannot have a body in the spec" : "already has its body in the spec"
        }
        guard let type = member.type(in: module, settings.naming) else { return .internalFault }
        if emit.isDisjoint(with: [.flows, .bodies]) {
            throw .refused(
                .unmovableBody,
                "bodies of '\(module)' are not generated: its 'emit' has neither 'flows' nor 'bodies'",
                at: member.location, notes: ["add 'bodies' to 'emit'"])
        }
        let files = try project.handWritten(settings)
        // If viper-gen does not create the classes, their headings (`// MARK:`) are the user's, and stay.
        let sections = emit.isDisjoint(with: .withClasses) ? [] : resolved?.allSections ?? []
        let headings = Set(sections.map(\.protocolName))
        let movable = movable(member, from: type, in: files)
        var changed = movable.dependencies.changedFiles(headings: headings)
        let spec = movable.adding(to: member.source)
        let same = SpecParser.parse(spec).0.members(ofModule: module).first {
            $0.qualifiedName == member.qualifiedName && $0.section.kind == member.section.kind
        }
        let moved: BodyMove
        do {
            moved = try BodyMove(
                of: same ?? member, from: type, in: files.map { changed[$0.path] ?? $0 }, headings: headings)
        } catch {
            throw .refused(.unmovableBody, error.message, at: error.location)
        }
        changed[moved.swift.path] = moved.swift
        let swift = files.compactMap { file in changed[file.path].map { FileChange(of: file, to: $0.bytes) } }
        return try generation(
            with: [
                FileChange(path: moved.spec.path, old: member.source.bytes, new: moved.spec.bytes)
            ] + swift
        ).run()
    }

    /// Returns a body of a class with the helpers and properties that move with it.
    private func movable(_ member: SpecMember, from type: String, in files: [SourceFile]) -> MovableBodies {
        let part = resolved?.part(of: member.section.kind, named: member.section.name?.name)
        let sections = part.flatMap { resolved?.sections(of: $0) } ?? []
        let links = part.flatMap { resolved?.links(of: $0, settings.naming) } ?? []
        let declarations = SpecParser.parse(member.source).0.modules.filter { $0.name.name == module }.flatMap(
            \.sections)
        let own = Set(sections.flatMap { $0.parameters.map(\.name) + $0.state.map(\.name) })
        let owner = MovableBodies.Owner(
            members: ClassMembers(of: type, in: files),
            required: Set(sections.flatMap { $0.allMembers + $0.helpers }.map(\.baseName)).union(own),
            parts: Set(links.map(\.property)), section: declarations.keepingState(of: member), types: [])
        let bodies = BodyMove.implementations(of: member, in: type, of: files).map {
            MovableBodies.Body(member: member, source: $0.file, declaration: $0.declaration)
        }
        return MovableBodies(bodies, of: owner, taking: .all) { helper in
            let isHidden = !helper.outline.hidingModifiers.isEmpty
            let visible = isHidden ? files.filter { $0.path == helper.file.path } : files
            return visible.flatMap { $0.identifiers() }.count { $0 == helper.name } - 1
        }
    }

    /// Returns the only function in `members`. Throws if there is none, or several. `flaw` returns the reason why a
    /// function with the given name cannot be moved.
    private func onlyMember(
        of members: [SpecMember], _ flaw: (SpecMember) -> String
    ) throws(CommandFailure) -> SpecMember {
        guard let first = members.first else {
            let other = self.members[0]
            throw .refused(
                .unmovableBody, "'\(other.member.requirement.fullName)' \(flaw(other))", at: other.location)
        }
        // If several sections of a class declare a function, it is one function. If one section declares it twice,
        // these are overloads.
        let isOne = members.allSatisfy {
            $0.type(in: module, settings.naming) == first.type(in: module, settings.naming)
        }
        if Set(members.map(\.section.range)).count < members.count || !isOne {
            let names = members.map { "'\(module).\($0.qualifiedName)'" }.joined(separator: ", ")
            throw .invalid("Several functions have this name: \(names).")
        }
        return first
    }

    private func generation(with changes: [FileChange]) -> Generation {
        var edited = project
        for change in changes { edited.pending[change.path] = change }
        return Generation(project: edited, session: session, request: GenerationRequest(movesStarters: true))
    }
}

extension SpecMember {
    fileprivate var fullName: String { member.requirement.fullName }

    fileprivate func uses(_ other: SpecMember) -> Bool {
        source.identifiers(in: member.body?.range).contains(other.member.requirement.baseName)
    }

    var isFunction: Bool { member.requirement.isFunction }
    /// The location of the declaration.
    var location: SourceLocation { SourceLocation(source, member.requirement.range) }

    /// Returns the class that implements the section; nil if its members cannot have bodies in a spec.
    func type(in module: String, _ naming: Naming) -> String? {
        guard let kind = section.kind.implementer, kind != .view else { return nil }
        let interactor = kind == .interactor ? section.name?.name : nil
        return naming.className(kind, module, interactor: interactor, kit: .none)
    }
}

extension Rule {
    static let unmovableBody = Rule(
        id: "unmovableBody", summary: "Body cannot be moved",
        explanation: """
            'viper-gen move' moves a body between a class and the spec, byte for byte. viper-gen generates a body of \
            the spec into an extension in another file, with the parameter names from the spec. Private helpers that \
            only this body uses move with it. Stored properties that the body uses lose their 'private', and those \
            with 'var' become state of the spec. viper-gen cannot move a body inside '#if', a body whose helper other \
            code uses, or a function with its own attributes. With 'style reactive', there are no classes to move \
            bodies to. Nothing was moved.
            """,
        wrong: "private func title() -> String { … }   // viewDidLoad() uses it, and so does didPull()",
        right: "func title() -> String { … }")
}
