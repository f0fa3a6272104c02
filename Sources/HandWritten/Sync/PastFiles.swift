import Diagnostics
import SwiftSource
import TemplateEngine
import ViperGeneration
import ViperModel
import ViperSpec

/// Files of people as they were written for the specs as they were, as far as the generated files tell of those: what is the
/// same on disk, byte for byte, nobody has written to.
struct PastFiles: Sendable {
    private let record: GeneratedRecord
    private let projection: Projection
    private let renderer: Renderer

    init(_ record: GeneratedRecord, _ projection: Projection, _ renderer: Renderer) {
        self.record = record
        self.projection = projection
        self.renderer = renderer
    }

    private var naming: Naming { projection.naming }

    /// Whether a file is what a view's template made of a module.
    func hold(_ file: SourceFile, asViewOf module: Module, from template: FileTemplate) -> Bool {
        let type = naming.viewClass(module.name, kit: projection.program.app.kit)
        // A body that leaves the spec would be lost.
        guard let members = record.members(of: type), members.allSatisfy({ $0.body == nil }) else { return false }
        var past = module
        for section in [\Module.view, \.presenter] {
            let requirements = record.requirements(of: [module[keyPath: section].protocolName])
            past[keyPath: section] = module[keyPath: section].asking(for: requirements, in: module.source)
        }
        return hold(file, template, ModuleRecord(past, flows: [], arrangements: [], in: projection).templateRecord)
    }

    /// Whether a file is the class of a part that a module has no more: a router's, or an interactor's.
    func hold(_ file: WrittenFile, asClass name: String, of module: Module) -> Bool {
        guard let type = file.outline.declarations.first(where: { $0.name.name == name }) else { return false }
        let part: PartRecord
        if module.router == nil, name == naming.routerClass(module.name) {
            part = PartRecord(section(.router, of: type, in: module), of: module, in: projection)
        } else if let interactor = interactor(of: type, in: module) {
            part = PartRecord(interactor, of: module, in: projection)
        } else {
            return false
        }
        let context = ClassFileRecord(
            part: Kept(part), imports: Kept(projection.imports(module.imports)), projection: projection)
        return hold(file.source, .type, context.templateRecord)
    }

    /// Whether a file is the arranged tests of an interactor that a module has no more, whose class is `type`.
    func hold(_ file: SourceFile, asTestsOf type: DeclarationOutline, in module: Module) -> Bool {
        guard let interactor = interactor(of: type, in: module) else { return false }
        var past = module
        past.interactors.append(interactor)
        let tests = naming.tests(of: type.name.name)
        let suites = projection.skeletons(of: past, arrangements: projection.arrangements(of: past))
        guard let suite = suites.first(where: { $0.name == tests }) else { return false }
        let context = SkeletonRecord(
            suite: Kept(suite), imports: Kept(projection.imports(module.imports)), projection: projection)
        return hold(file, .skeleton, context.templateRecord)
    }

    private func hold(_ file: SourceFile, _ template: FileTemplate, _ context: Record) -> Bool {
        let planned = PlannedFile(path: file.path, owner: .yours, template: template.rawValue, context: context)
        // What a template cannot make of it, it has not made.
        return (try? renderer.render(planned))?.bytes == file.bytes
    }

    // MARK: Parts that are gone

    /// The interactor whose class is `type`; nil where it is none, or one that the module has.
    private func interactor(of type: DeclarationOutline, in module: Module) -> Interactor? {
        let rest = type.name.name.dropFirst(module.name.count)
        let names = rest.indices.map { SwiftName.lowerFirst(String(rest[..<$0])) }.map { $0.isEmpty ? nil : $0 }
        guard let name = names.first(where: { naming.interactorClass(module.name, interactor: $0) == type.name.name }),
            !module.interactors.contains(where: { $0.name == name })
        else { return nil }
        let output = naming.protocolName(.output, module: module.name, interactor: name)
        return Interactor(
            name: name, input: section(.interactor, named: name, of: type, in: module),
            output: record.protocols.contains(output) ? section(.output, named: name, of: nil, in: module) : nil)
    }

    /// A section that is gone, as its protocol tells, and as what its class is handed.
    private func section(
        _ kind: SectionKind, named name: String? = nil, of type: DeclarationOutline?, in module: Module
    ) -> Section {
        let protocolName = naming.protocolName(kind, module: module.name, interactor: name)
        let members = type.flatMap { record.members(of: $0.name.name) } ?? []
        let section = Section(
            kind, protocolName: protocolName, isolation: record.isActor(protocolName) ? .actor : .app,
            parameters: type.map { parameters(of: $0, in: module) } ?? [], location: module.location)
        return section.asking(for: members.filter { $0.body == nil }.map(\.requirement), in: module.source)
    }

    /// What the class is handed, as far as it was the module's dependencies and inputs.
    private func parameters(of type: DeclarationOutline, in module: Module) -> [InitialiserParameter] {
        let owners = [naming.dependencies(module.name), naming.destination(module.name)]
        let initialiser = type.members.first { $0.kind == .initializer }
        return (initialiser?.parameters ?? []).compactMap { parameter in
            let name = parameter.name.name
            guard let own = parameter.type, owners.contains(where: { record.type(of: name, in: $0) == own.text })
            else { return nil }
            return InitialiserParameter(name: name, type: own, origin: .dependency, location: module.location)
        }
    }
}

extension Section {
    /// The section with nothing but these members, for a person to write.
    func asking(for requirements: [Requirement], in source: SourceFile) -> Section {
        var section = self
        section.inheritedMembers = []
        section.members = requirements.map { requirement in
            Member(
                requirement: requirement, documentation: requirement.documentation?.lines ?? [],
                implementation: .handWritten, source: source)
        }
        return section
    }
}
