import Diagnostics
import SwiftSource
import ViperSpec

/// Resolves the declarations of all specs to a program, and reports errors. Even if there are errors, the program
/// contains everything that could be resolved.
struct ProgramResolver {
    private(set) var settings: AppSettings
    private let specs: [SpecFile]
    private(set) var declarations: DeclarationCollector
    private(set) var protocols = ProtocolTable()
    /// The types of the app's Swift that specs refer to.
    let own: AppDeclarations
    /// The names of misspelled types, which were already reported.
    private let misspelled: Set<String>
    /// The index of the app's Swift files that may declare or extend a type.
    private let extended: DeclaringFiles
    /// The classes that you write and whose bodies get tests, by name.
    private let ownClasses: [String: OwnClass]
    var diagnostics: [Diagnostic] = []

    /// Collects the declarations of the specs, which must be sorted by path.
    init(_ specs: [SpecFile], settings: AppSettings, own: AppSources) {
        self.specs = specs
        self.settings = settings
        let declarations = DeclarationCollector(specs, settings: settings)
        self.declarations = declarations
        let generated = declarations.generatedNames(settings)
        func isDeclared(_ name: String) -> Bool { declarations.types[name] != nil || generated.contains(name) }
        let names = DeclaringFiles(own.sources)
        extended = names
        let mentions = declarations.mentions
        self.own = AppDeclarations(in: own, names, mentionedBy: mentions, besides: isDeclared)
        let ofOtherSchemes = declarations.namesOfOtherSchemes(in: mentions) {
            isDeclared($0) || !names[$0].isEmpty
        }
        let misspelled = MisspelledTypes(in: declarations, mentions, generated: generated, own: own, names, settings)
        self.misspelled = misspelled.names
        let renamed = Set(ofOtherSchemes.map(\.location))
        ownClasses = declarations.classesToTest(settings).reduce(into: [:]) { classes, name in
            let files = names[name].map { OutlinedFile(own.sources[$0]) }
            classes[name] = OwnClass(
                files.flatMap { file in
                    file.declarations.filter { $0.name.name == name }.map { (file.source, $0) }
                })
        }
        diagnostics =
            declarations.diagnostics + ofOtherSchemes + misspelled.findings.filter { !renamed.contains($0.location) }
        let hidden = HiddenNames(
            declared: Set(declarations.types.keys).union(generated), own: own, names, settings)
        self.settings.hidden = hidden.wholeNames
        diagnostics += hidden.findings
    }

    /// Resolves the program. Call this method only once.
    mutating func resolve() -> Program {
        fillProtocolTable()
        diagnostics += protocols.diagnostics
        let (modules, externalModules) = resolveModules()
        diagnostics += InheritanceCheck.findings(declarations, protocols, settings: settings).filter { finding in
            finding.rule != .unknownProtocol || !diagnostics.contains { $0.isMisspelling(at: finding.location) }
        }
        let shared = sharedDeclarations(with: externalModules)
        let ownTypes = ownDeclarations()
        reportOwnProtocols()
        let externalTypes = declarations.externalTypes.map(completed)
        let navigation = declarations.navigation
        var program = Program(
            app: settings, modules: modules, externalModules: externalModules, shared: shared,
            externalTypes: externalTypes, own: ownTypes, ownClasses: ownClasses,
            navigation: navigation.map { [settings] in NavigationVerbs.sectionOfVerbs($0, settings.naming) },
            navigationImports: navigation?.imports ?? [])
        program.ownFixtures = own.fixtures
        program.types = TypeCatalog(program)
        return program
    }

    // MARK: Protocols

    private mutating func fillProtocolTable() {
        for service in declarations.services {
            protocols.add(
                service.declaration.name.name,
                .init(
                    members: service.reader.members, inherited: service.declaration.inherited,
                    location: SourceLocation(service.source, service.declaration.name.range), isMockable: true,
                    runsAnywhere: !service.reader.members.isEmpty))
        }
        for (type, _) in declarations.data where type.kind == .protocol {
            var entry = entry(of: type)
            entry.runsAnywhere =
                !type.outline.attributes.contains(where: \.isIsolation) && !entry.members.isEmpty
            protocols.add(type.name, entry)
        }
        for type in declarations.externalTypes where type.kind == .protocol {
            protocols.add(type.name, entry(of: type))
        }
        for module in declarations.modules {
            for section in module.sections where section.kind != .on {
                protocols.add(
                    section.protocolName,
                    .init(
                        members: section.reader.members, inherited: section.declaration.inherited,
                        location: section.location, isMockable: true))
            }
        }
        for (name, type) in declarations.types where !type.isProtocol { protocols.otherTypes.insert(name) }
        for (type, _) in declarations.data where type.kind == .extension {
            let implemented = type.outline.members.compactMap(\.requirement?.signatureKey)
            protocols.implementedInExtensions[type.name, default: []].formUnion(implemented)
        }
        for file in own.files {
            for type in file.types where type.kind == .protocol { protocols.add(type.name, entry(of: type)) }
            for type in file.extensions {
                let members = type.outline.isPrivate ? [] : type.outline.members.filter { !$0.isPrivate }
                protocols.implementedInSources[type.name, default: []].formUnion(
                    members.compactMap(\.requirement?.signatureKey))
            }
        }
        protocols.resolveAll()
    }

    private func entry(of type: DataType) -> ProtocolTable.Entry {
        .init(
            members: type.outline.requirements(in: type.source), inherited: type.outline.inherited,
            location: type.nameLocation, isMockable: type.outline.unmockableRequirement == nil)
    }

    /// Returns whether a protocol may have members that no spec declares. It may if it inherits an unknown or unmockable
    /// type. It also may if the protocol itself, or one that it inherits, is external or extended in the app's Swift.
    func mayHaveMoreMembers(_ name: String) -> Bool {
        let inheritance = protocols.inheritance(of: name)
        if !inheritance.unknown.isEmpty || !inheritance.unmockable.isEmpty { return true }
        let external = Set(declarations.externalTypes.map(\.name))
        return inheritance.names.union([name]).contains { name in
            external.contains(name) || !extended[name].isEmpty && declarations.types[name] != nil
                || protocols.implementedInSources[name] != nil
        }
    }

    // MARK: Modules

    private mutating func resolveModules() -> ([Module], [ExternalModule]) {
        var delegates: [String: UnresolvedSection?] = [:]
        for module in declarations.modules { delegates[module.name] = .some(module.section(.delegate)) }
        var dataOfModules: [String: [DataType]] = [:]
        for case (let type, let module?) in declarations.data {
            dataOfModules[module, default: []].append(completed(type))
        }
        let resolved = declarations.modules.map {
            [naming = settings.naming, protocols, delegates, dataOfModules] draft in
            var resolver = ModuleResolver(draft, naming: naming, delegates: delegates, protocols: protocols)
            let external = draft.isExternal ? resolver.resolveExternal() : nil
            let module = draft.isExternal ? nil : resolver.resolve(data: dataOfModules[draft.name] ?? [])
            return (module: module, external: external, findings: resolver.diagnostics)
        }
        diagnostics += resolved.flatMap(\.findings)
        let modules = resolved.compactMap(\.module)
        reportConflicts(between: modules)
        return (modules, resolved.compactMap(\.external))
    }

    /// Reports dependencies with the same name and different types, because the composition root has one property for
    /// each name.
    private mutating func reportConflicts(between modules: [Module]) {
        var firstByName: [String: Dependency] = [:]
        for (module, dependency) in modules.flatMap({ module in module.dependencies.map { (module, $0) } }) {
            // A misspelled type was already reported.
            if !misspelled.isDisjoint(with: dependency.type.names) { continue }
            guard let earlier = firstByName[dependency.name] else {
                firstByName[dependency.name] = dependency
                continue
            }
            if !earlier.type.isSpelled(as: dependency.type.text) {
                diagnostics.append(
                    .dependencyConflict(dependency, first: earlier, line: module.renaming(dependency)))
            }
        }
    }

    // MARK: Data

    private func sharedDeclarations(with externalModules: [ExternalModule]) -> [SharedDeclarations] {
        var groups: [String: SharedDeclarations] = [:]
        for spec in specs {
            groups[spec.source.path] = SharedDeclarations(
                name: spec.source.path.fileName(without: ".viper"), source: spec.source, imports: spec.imports,
                data: [], services: [])
        }
        for (type, module) in declarations.data where module == nil {
            groups[type.source.path]?.data.append(completed(type))
        }
        for service in declarations.services {
            groups[service.source.path]?.services.append(resolveService(service))
        }
        for module in externalModules { groups[module.location.file.path]?.externalModules.append(module) }
        return specs.compactMap { groups[$0.source.path] }.filter {
            !$0.data.isEmpty || !$0.services.isEmpty || !$0.externalModules.isEmpty
        }
    }

    private func resolveService(_ service: UnresolvedService) -> Service {
        let declaration = service.declaration
        let ownKeys = Set(service.reader.members.map(\.signatureKey))
        let inheritance = protocols.inheritance(of: declaration.name.name)
        return Service(
            name: declaration.name.name, documentation: declaration.documentation?.lines ?? [],
            attributes: declaration.attributes, inherited: declaration.inherited,
            associatedTypes: service.reader.associatedTypes, members: service.reader.members,
            overloads: service.reader.overloads,
            inheritedMembers: inheritance.members.filter { !ownKeys.contains($0.signatureKey) }.map(
                \.asHandWritten),
            location: SourceLocation(service.source, declaration.name.range))
    }

    /// Returns the type. If it is a protocol, its requirements are resolved.
    func completed(_ type: DataType) -> DataType {
        guard type.kind == .protocol else { return type }
        var type = type
        type.requirements = requirements(of: type.outline, in: type.source)
        return type
    }

    private func requirements(of outline: DeclarationOutline, in source: SourceFile) -> ProtocolRequirements {
        let members = outline.requirements(in: source)
        let ownKeys = Set(members.map(\.signatureKey))
        let inheritance = protocols.inheritance(of: outline.name.name)
        let associatedTypes = outline.members.filter { $0.kind == .associatedtype }.map { member in
            AssociatedTypeSyntax(name: member.name, inherited: member.inherited)
        }
        return ProtocolRequirements(
            associatedTypes: associatedTypes, members: members,
            inheritedMembers: inheritance.members.filter {
                !ownKeys.contains($0.signatureKey) && $0.associatedType == nil
            }.map(\.asHandWritten),
            isMockable: outline.unmockableRequirement == nil && inheritance.unmockable.isEmpty
                && inheritance.unknown.isEmpty)
    }
}

extension Diagnostic {
    /// Returns whether the diagnostic reports a misspelled type at this location.
    fileprivate func isMisspelling(at place: SourceLocation?) -> Bool { rule == .unknownType && location == place }
}

extension DeclarationCollector {
    /// Returns the names of the classes that you write and whose bodies get tests.
    fileprivate func classesToTest(_ app: AppSettings) -> [String] {
        modules.filter { draft in
            let emit = draft.own.emit ?? app.emit
            return !draft.isExternal && draft.isWrittenByHand && emit.isSuperset(of: [.tests, .bodies])
        }.flatMap { draft in
            let interactors = draft.sections.filter { $0.kind == .interactor }.map {
                app.naming.interactorClass(draft.name, interactor: $0.name)
            }
            return [app.naming.presenterClass(draft.name), app.naming.routerClass(draft.name)] + interactors
        }
    }
}

extension DataType {
    /// Creates a type from its declaration, without the requirements of a protocol.
    init(_ declaration: DataDeclaration, in source: SourceFile) {
        self.init(
            kind: declaration.kind, name: declaration.name.name, documentation: declaration.documentation?.lines ?? [],
            source: source, range: declaration.range, keywordRange: declaration.keyword.range,
            outline: declaration.outline)
    }
}

extension Member {
    /// The member as an inherited requirement, without the body. Only the class of the section that declares the member
    /// contains the body.
    fileprivate var asHandWritten: Member { implemented(.handWritten) }
}

extension DeclarationOutline {
    /// Returns the functions and properties of a protocol. In an external protocol, a body means that an extension
    /// implements the requirement.
    func requirements(in source: SourceFile) -> [Member] {
        members.compactMap { member in
            guard var requirement = member.requirement else { return nil }
            var isImplemented = member.kind == .function && member.bodyRange != nil
            if case .variable(var variable) = requirement.kind, variable.accessors == nil, let body = member.bodyRange {
                variable.accessors = .init(getEffects: Effects(), isSettable: false, text: "{ get }", range: body)
                requirement.kind = .variable(variable)
                isImplemented = true
            }
            return Member(
                requirement: requirement, documentation: member.documentation?.lines ?? [],
                implementation: isImplemented ? .inExtension : .handWritten, source: source)
        }
    }

    /// The first member of a protocol that a mock cannot have: an initializer, a subscript, an operator, or a member in
    /// `#if`. A member with a type that the mock cannot store counts too.
    var unmockableRequirement: DeclarationOutline? {
        members.first { member in
            switch member.kind {
            case .function, .variable:
                member.requirement.map { $0.baseName.isPlainIdentifier && $0.unstorableTypes.isEmpty } != true
                    || member.isConditional
            case .associatedtype, .typealias: member.isConditional
            default: true
            }
        }
    }
}
