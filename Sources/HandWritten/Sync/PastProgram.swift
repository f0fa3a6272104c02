import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel
import ViperSpec

extension Plan {
    /// Renders the files of people as they would have been written before the specs changed, which Sync compares with what is on
    /// disk: for modules whose files may have to follow, and for all where the app had another kit or other tests.
    package func past(of input: Sync.Input) -> Past {
        var past = Past(input)
        guard let record = past.record else { return past }
        let other = past.support.flatMap(otherKit)
        var before = program
        before.app.kit = other?.kit ?? program.app.kit
        before.app.tests = past.otherTests ?? program.app.tests
        before.app.isolation = past.otherIsolation ?? program.app.isolation
        let concernsAll = other != nil || past.otherIsolation != nil
        let affected = program.modules.indices.filter { index in
            let name = program.modules[index].name
            return past.affectedModules.contains(name)
                && record.members(of: program.app.naming.presenterClass(name)) != nil
        }
        let asked = affected.filter { past.modulesOfFormerContracts.contains(program.modules[$0].name) }
        restoreModules(asked, of: &before, record, WrittenSwift(input.written))
        before.takeBack(past.formerTypes)
        if !past.goneTestCases.isEmpty {
            before.app.emit.formUnion([.mocks, .tests])
            for index in affected { before.modules[index].own.emit?.formUnion([.mocks, .tests]) }
        }
        let planner = Planner(before)
        let indices = concernsAll || past.otherTests != nil ? Array(before.modules.indices) : affected
        let planned =
            indices.flatMap { planner.planned(before.modules[$0]).files }
            + (concernsAll ? planner.support(unwritten: []) : [])
        let ofApp = past.otherTests == nil ? other?.renderer ?? renderer : renderer.renderer(for: before.app)
        let renderer = ofApp.with(before.hostedKits)
        // A file that a template cannot render now was not rendered then.
        let rendered = planned.filter { $0.origin == nil }.map { try? renderer.render($0) }
        past.add(
            rendered.compactMap(\.self), unit: program.app.indentation.text, formerKit: other?.kit,
            hadOtherKit: other != nil || zip(before.modules, program.modules).contains { $0.own.kit != $1.own.kit })
        return past
    }

    /// The files of the modules of another program; what a template cannot render is left out.
    package func files(of other: Program) -> [RenderedFile] {
        let (planner, renderer) = (Planner(other), renderer.with(other.hostedKits))
        return other.modules.flatMap { planner.planned($0).files }
            .map { try? renderer.render($0) }.compactMap(\.self)
    }

    /// Puts modules back to what they were, the classes among them that they no longer have.
    private func restoreModules(
        _ indices: [Int], of before: inout Program, _ record: GeneratedRecord, _ written: WrittenSwift
    ) {
        let classes = Set(ModuleClass.all(of: program).keys)
        let gone = record.conformingTypes.subtracting(classes).flatMap { written.parts(of: $0) }
            .filter { [.class, .actor].contains($0.declaration.kind) }
        for index in indices {
            let module = program.modules[index]
            let folder = "\(program.app.sources)/\(module.folder)/"
            let parts = gone.filter { $0.file.source.path.hasPrefix(folder) }.map(\.declaration)
            let former = FormerModule(record: record, app: before.app, module: module)
            before.modules[index] = former.restored(with: parts, written)
        }
    }

    /// The kit that the app had, told by the file that all modules share as it stands on disk, and a renderer for it.
    private func otherKit(of support: SourceFile) -> (kit: Kit, renderer: Renderer)? {
        for kit in Kit.builtIn where kit != program.app.kit {
            var other = program
            other.app.kit = kit
            let renderer = renderer.renderer(for: other.app)
            let planned = Planner(other).support(unwritten: []).first { $0.path == support.path }
            let made = planned.flatMap { try? renderer.render($0) }
            if made.map({ support.bytes.hasSameLines(as: $0.bytes) }) ?? false { return (kit, renderer) }
        }
        return nil
    }
}

/// What a record tells of a module as it was.
private struct FormerModule {
    let record: GeneratedRecord
    let app: AppSettings
    /// The module as it is now.
    let module: Module

    private var naming: Naming { app.naming }

    /// The module with the kit, the members and the parts that it had. `gone` are classes in its folder that were parts of a
    /// module.
    func restored(with gone: [DeclarationOutline], _ written: WrittenSwift) -> Module {
        var past = module
        past.own.kit = formerKit ?? module.own.kit
        for part in module.parts {
            let type = past.className(of: part, app)
            let classes = written.parts(of: type).map(\.declaration)
            let handed = classes.flatMap(formerParameters)
            let sections = past.sections(of: part).map { section in
                var section = formerSection(section, of: type)
                if !classes.isEmpty { section.takeParameters(handed) }
                return section
            }
            past.setSections(sections, of: part)
        }
        for type in gone {
            let kind = SectionKind.optional.first { kind in
                kind.hasClass && module.optional[kind] == nil
                    && type.name.name == naming.className(kind, module.name, kit: app.kit)
            }
            if let kind {
                past.optional[kind] = goneSection(kind, of: type)
            } else if let interactor = goneInteractor(of: type) {
                past.interactors.append(interactor)
            }
        }
        past.delegations += goneDelegations(besides: past.presenterSections)
        return past
    }

    /// The protocols of other modules that the presenter conformed to, and that its sections no longer name.
    private func goneDelegations(besides sections: [Section]) -> [Delegation] {
        let presenter = naming.presenterClass(module.name)
        let current = Set(sections.map { $0.protocolName })
        return record.protocols(of: presenter).filter { !current.contains($0) }.map { name in
            let gone = Section(kind: .delegate, protocolName: name, location: module.location)
            return Delegation(module: module.name, section: formerSection(gone, of: presenter))
        }
    }

    /// A section with the members that its protocol asked for then. Bodies are empty, for people's files do not show them.
    private func formerSection(_ section: Section, of type: String) -> Section {
        let bodies = (record.members(of: type) ?? []).filter { $0.body != nil }.map(\.requirement.signatureKey)
        var section = section
        let members = record.requirements(of: [section.protocolName]).map { requirement in
            let isWritten = !bodies.contains(requirement.signatureKey)
            return Member(
                requirement: requirement, documentation: requirement.documentation?.lines ?? [],
                implementation: isWritten ? .handWritten : .body(.init(source: section.location.file, range: 0..<0)),
                source: section.location.file)
        }
        (section.inheritedMembers, section.members) = ([], members)
        return section
    }

    /// The other kit whose view the module had; nil where there was none, and where a view has the same name with each kit.
    private var formerKit: Kit? {
        func view(_ kit: Kit) -> String { app.naming.viewClass(module.name, kit: kit) }
        let own = view(app.kit(of: module))
        return ([app.kit] + Kit.builtIn).first { view($0) != own && record.conformingTypes.contains(view($0)) }
    }

    // MARK: Parts that are gone

    /// The interactor whose class is `type`; nil where it is none, or one that the module has.
    private func goneInteractor(of type: DeclarationOutline) -> Interactor? {
        let rest = type.name.name.dropFirst(module.name.count)
        let names = rest.indices.map { SwiftName.lowerFirst(String(rest[..<$0])) }.map { $0.isEmpty ? nil : $0 }
        guard let name = names.first(where: { naming.interactorClass(module.name, interactor: $0) == type.name.name }),
            !module.interactors.contains(where: { $0.name == name })
        else { return nil }
        let output = naming.protocolName(.output, module: module.name, interactor: name)
        let reported = Section(kind: .output, protocolName: output, location: module.location)
        return Interactor(
            name: name, input: goneSection(.interactor, named: name, of: type),
            output: record.protocols.contains(output)
                ? formerSection(reported, of: naming.presenterClass(module.name)) : nil)
    }

    /// The section of a part that is gone, as far as its protocol and the initialiser of its class tell.
    private func goneSection(
        _ kind: SectionKind, named name: String? = nil, of type: DeclarationOutline
    ) -> Section {
        let protocolName = naming.protocolName(kind, module: module.name, interactor: name)
        let section = Section(
            kind: kind, protocolName: protocolName, isolation: record.isActor(protocolName) ? .actor : .app,
            parameters: formerParameters(of: type), location: module.location)
        return formerSection(section, of: type.name.name)
    }

    /// The parameters that the section of a class had: those of its initialiser that were the module's dependencies or inputs.
    private func formerParameters(of type: DeclarationOutline) -> [InitialiserParameter] {
        let owners = [naming.dependencies(module.name), naming.destination(module.name)]
        let initialiser = type.members.first { $0.kind == .initializer }
        return (initialiser?.parameters ?? []).compactMap { parameter in
            let name = parameter.name.name
            guard let type = parameter.type, owners.contains(where: { record.type(of: name, in: $0) == type.text })
            else { return nil }
            return InitialiserParameter(name: name, type: type, origin: .dependency, location: module.location)
        }
    }
}

extension Section {
    /// Takes parameters that its class had in place of those that it has, of which those that stay are as they are.
    fileprivate mutating func takeParameters(_ former: [InitialiserParameter]) {
        let names = Set(former.map(\.name))
        parameters.removeAll { !names.contains($0.name) }
        let kept = Set(parameters.map(\.name))
        parameters += former.filter { !kept.contains($0.name) }
    }
}
