import Adoption
import Diagnostics
import HandWritten
import ViperModel
import ViperSpec

extension Command {
    static let move = Command(
        "move", abstract: "Move a function body between the spec and its class.",
        discussion: """
            With 'swift', the body moves from the spec to your class. With 'spec', it moves from your class to the \
            spec, and is generated from then on. Only its indentation changes.

            If several functions have the same name, add labels ('TodoList.didSelect(id:)') or the section \
            ('TodoList.router.close').
            """,
        operands: [
            Operand("member", .one, help: "Function: MODULE.member, or MODULE.section.member(labels:)."),
            Operand("place", .one, help: "Where to move the body.", values: .choice(["spec", "swift"])),
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

/// A function of a module whose body is to move.
private struct MemberMove {
    private let project: Project
    private let session: Session
    private let module: String
    private let resolved: Module?
    /// All that go by the name.
    private let members: [SpecMember]
    private let settings: AppSettings
    /// What is generated of the module.
    private let emit: AppSettings.Parts

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
        let all = texts.specs.flatMap { SpecParser.parse($0).0.members(ofModule: module) }.filter(\.isFunction)
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

    /// The generated code tells the synchronisation what the body was, so it has to be in line with the specs.
    func toSwift() throws(CommandFailure) -> ExitCode {
        let member = try theOne(of: members.filter { $0.member.body != nil }) { _ in "has no body in the spec" }
        let place = member.location
        guard try Generation(project: project, session: session).outcome().changeSet.changes.isEmpty else {
            throw .refused(
                .unmovableBody,
                "project is out of date with its specs; run 'viper-gen generate' first",
                at: place)
        }
        let spec = FileChange(of: member.source, to: member.withoutBody())
        for changes in [[spec], [spec, try returned(member)].compactMap(\.self)] {
            let generation = generation(with: changes)
            let changed = try generation.outcome().changeSet.changes.compactMap(\.newFile)
            guard let type = member.type(in: module, settings.naming),
                MovedBody.stands(member, in: type, of: changed.filter { !$0.path.isGeneratedPath })
            else { continue }
            return try generation.run()
        }
        throw .refused(.unmovableBody, "cannot find where to insert the body in the class", at: place)
    }

    /// Where nothing is generated of the classes, a body goes to the end of the declaration that conforms to its protocol.
    private func returned(_ member: SpecMember) throws(CommandFailure) -> FileChange? {
        guard emit.isDisjoint(with: .withClasses), let resolved, let type = member.type(in: module, settings.naming),
            let generated = try project.file(at: resolved.generatedPath(settings))
        else { return nil }
        let name = member.member.requirement.fullName
        let section = resolved.parts.flatMap(resolved.sections).first { section in
            section.members.contains { $0.fullName == name && $0.body != nil }
        }
        let files = try project.handWritten(settings)
        let new = ReleasedContract(generated, of: resolved).addingBodies(
            of: [name], to: type, conformingTo: section?.protocolName ?? "", in: files)
        return new.map { new in
            FileChange(path: new.path, old: files.first { $0.path == new.path }?.bytes, new: new.bytes)
        }
    }

    func toSpec() throws(CommandFailure) -> ExitCode {
        let unwritten = members.filter { $0.member.body == nil && $0.type(in: module, settings.naming) != nil }
        let member = try theOne(of: unwritten) { member in
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
        let moved: MovedBody
        // Where classes are not generated, their headings are a person's.
        let sections = emit.isDisjoint(with: .withClasses) ? [] : resolved?.allSections ?? []
        do {
            moved = try MovedBody(
                of: member, from: type, in: files, headings: Set(sections.map(\.protocolName)))
        } catch {
            throw .refused(.unmovableBody, error.message, at: error.location)
        }
        let swift = files.first { $0.path == moved.swift.path }
        return try generation(with: [
            FileChange(path: moved.spec.path, old: member.source.bytes, new: moved.spec.bytes),
            FileChange(path: moved.swift.path, old: swift?.bytes, new: moved.swift.bytes),
        ]).run()
    }

    /// `flaw` says of a function of that name why it is not the one.
    private func theOne(
        of members: [SpecMember], _ flaw: (SpecMember) -> String
    ) throws(CommandFailure) -> SpecMember {
        guard let first = members.first else {
            let other = self.members[0]
            throw .refused(
                .unmovableBody, "'\(other.member.requirement.fullName)' \(flaw(other))", at: other.location)
        }
        // One requirement of several sections is one function; two in one section are overloads.
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
    var isFunction: Bool { member.requirement.isFunction }
    /// Where it is declared.
    var location: SourceLocation { SourceLocation(source, member.requirement.range) }

    /// The class that implements the section; nil where no body can stand in a spec.
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
            'viper-gen move' moves a body between a class and the spec, byte for byte. In the spec, it becomes a \
            generated extension in another file. There, it cannot use private members of the class, and its parameters \
            have the names from the spec. A body inside '#if' or with its own attributes cannot be moved. With 'style \
            reactive' there are no classes. Nothing was moved.
            """,
        wrong: "private func title() -> String { … }   // and: func viewDidLoad() { view?.show(title()) }",
        right: "func title() -> String { … }")
}
