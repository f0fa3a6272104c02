import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel
import ViperSpec

extension Plan {
    /// Renders user-owned files as they would have been generated from the previous specs, to compare them with the
    /// files on disk.
    ///
    /// Renders the modules whose files may need an update, and all modules if the app had another kit or test
    /// framework.
    package func past(of input: Sync.Input) -> PreviousGeneration {
        var past = PreviousGeneration(input)
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
        restoreModules(asked, of: &before, record, UserFileIndex(input.written))
        before.restore(past.formerTypes)
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
        // A file that cannot be rendered now was not rendered then.
        let rendered = planned.filter { $0.origin == nil }.map { try? renderer.render($0) }
        past.add(
            rendered.compactMap(\.self), unit: program.app.indentation.text, formerKit: other?.kit,
            hadOtherKit: other != nil || zip(before.modules, program.modules).contains { $0.own.kit != $1.own.kit })
        return past
    }

    /// Returns the rendered files of another program's modules. Files that a template cannot render are left out.
    package func files(of other: Program) -> [RenderedFile] {
        let (planner, renderer) = (Planner(other), renderer.with(other.hostedKits))
        return other.modules.flatMap { planner.planned($0).files }
            .map { try? renderer.render($0) }.compactMap(\.self)
    }

    /// Restores modules to their previous state, with the classes that they no longer have.
    private func restoreModules(
        _ indices: [Int], of before: inout Program, _ record: PreviousSpecRecord, _ written: UserFileIndex
    ) {
        let classes = Set(ModuleClass.all(of: program).keys)
        let gone = record.conformingTypes.subtracting(classes).flatMap { written.parts(of: $0) }
            .filter { [.class, .actor].contains($0.declaration.kind) }
        for index in indices {
            let module = program.modules[index]
            let folder = "\(program.app.sources)/\(module.folder)/"
            let parts = gone.filter { $0.file.source.path.hasPrefix(folder) }.map(\.declaration)
            let former = PreviousModule(record: record, app: before.app, module: module)
            before.modules[index] = former.restored(with: parts, written)
        }
    }

    /// Returns the previous kit, with a renderer for it. It is the kit with which the shared generated file on disk was
    /// rendered.
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

/// The previous state of a module, from the record.
private struct PreviousModule {
    let record: PreviousSpecRecord
    let app: AppSettings
    let module: Module

    private var naming: Naming { app.naming }

    /// Returns the module with its previous kit, members and parts. `gone` are the classes in its folder that
    /// implemented parts before.
    func restored(with gone: [DeclarationOutline], _ written: UserFileIndex) -> Module {
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

    /// Returns the delegate protocols of other modules to which the presenter conformed, and that its sections no
    /// longer name.
    private func goneDelegations(besides sections: [Section]) -> [DelegateConformance] {
        let presenter = naming.presenterClass(module.name)
        let current = Set(sections.map { $0.protocolName })
        return record.protocols(of: presenter).filter { !current.contains($0) }.map { name in
            let gone = Section(kind: .delegate, protocolName: name, location: module.location)
            return DelegateConformance(module: module.name, section: formerSection(gone, of: presenter))
        }
    }

    /// Returns a section with the members that its protocol required. Bodies are empty, because user-owned files do not
    /// contain them.
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

    /// The previous kit of the module's view; nil if it is the same, or views have the same name in both kits.
    private var formerKit: Kit? {
        func view(_ kit: Kit) -> String { app.naming.viewClass(module.name, kit: kit) }
        let own = view(app.kit(of: module))
        return ([app.kit] + Kit.builtIn).first { view($0) != own && record.conformingTypes.contains(view($0)) }
    }

    // MARK: Deleted parts

    /// Returns the deleted interactor of a class; nil if the class was no interactor or the module still has it.
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

    /// Returns the section of a deleted part, read from its protocol and the initializer of its class.
    private func goneSection(
        _ kind: SectionKind, named name: String? = nil, of type: DeclarationOutline
    ) -> Section {
        let protocolName = naming.protocolName(kind, module: module.name, interactor: name)
        let section = Section(
            kind: kind, protocolName: protocolName, isolation: record.isActor(protocolName) ? .actor : .app,
            parameters: formerParameters(of: type), location: module.location)
        return formerSection(section, of: type.name.name)
    }

    /// Returns the previous parameters of a section. They are the parameters of the class's initializer that were
    /// dependencies or inputs of the module.
    private func formerParameters(of type: DeclarationOutline) -> [InitializerParameter] {
        let owners = [naming.dependencies(module.name), naming.destination(module.name)]
        let initializer = type.members.first { $0.kind == .initializer }
        return (initializer?.parameters ?? []).compactMap { parameter in
            let name = parameter.name.name
            guard let type = parameter.type, owners.contains(where: { record.type(of: name, in: $0) == type.text })
            else { return nil }
            return InitializerParameter(name: name, type: type, origin: .dependency, location: module.location)
        }
    }
}

extension Section {
    /// Replaces the parameters with the previous parameters. Parameters with the same name are unchanged.
    fileprivate mutating func takeParameters(_ former: [InitializerParameter]) {
        let names = Set(former.map(\.name))
        parameters.removeAll { !names.contains($0.name) }
        let kept = Set(parameters.map(\.name))
        parameters += former.filter { !kept.contains($0.name) }
    }
}
