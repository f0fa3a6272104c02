import Diagnostics
import SwiftSource
import ViperSpec

extension TypeCatalog {
    /// Creates a catalog of all types of a program.
    init(_ program: Program) {
        self.init()
        ownFixtures = program.ownFixtures
        let naming = program.app.naming
        let data = program.data
        for type in data where type.kind != .extension { addData(type, naming: naming) }
        for type in data where type.kind == .extension { addExtension(type) }
        for service in program.services {
            addProtocol(
                ProtocolType(
                    name: service.name, mock: service.associatedTypes.isEmpty ? naming.mock(service.name) : nil,
                    isObject: false, isSendable: true, isMainActor: false, logPrefix: service.name,
                    inherited: Set(service.inherited.map(\.text))))
        }
        let isIsolated = program.app.isolation == .mainActor
        for (section, role) in program.modules.flatMap({ $0.roles(naming) })
            + program.externalModules.flatMap({ $0.roles(naming) })
        {
            addProtocol(
                ProtocolType(
                    name: section.protocolName, mock: section.isMockable ? naming.mock(section.protocolName) : nil,
                    isObject: true, isSendable: isIsolated, isMainActor: isIsolated, logPrefix: role,
                    inherited: Set(section.inherited.map(\.text))))
        }
        for type in program.externalTypes { addExternal(External(type.outline, named: type.name)) }
        for type in program.own.flatMap(\.data) where type.kind != .extension {
            if type.kind == .protocol {
                addData(type, naming: naming)
            } else {
                addOwnType(type.outline, source: type.source, surroundings: [])
            }
        }
        for type in program.own.flatMap(\.data) where type.kind == .extension && isPlain(type.name) {
            extend(type.name, inheriting: Set(type.outline.inherited.map(\.text)), properties: [:])
        }
        // A test cannot write the name of a type that a section's protocol declares, such as an associated type. The
        // type is added as a protocol, so that tests create no values of it.
        for requirement in program.modules.flatMap(\.contract).flatMap(\.written) {
            guard let name = requirement.typeName else { continue }
            var type = External(name: name)
            type.isProtocol = true
            addExternal(type)
        }
        forgetCircularAliases()
        // Fixtures are nonisolated. So they can call the initializer of an isolated struct only if its parameters are
        // sendable.
        let isolated = data.filter { $0.outline.attributes.contains(where: \.isIsolation) }.map(\.name)
        if isolated.isEmpty { return }
        for name in unsendable(among: data).intersection(isolated) { markNotConstructible(name) }
    }

    private mutating func addProtocol(_ type: ProtocolType) { add(.protocolType(type), named: type.name) }
    private mutating func addExternal(_ type: External) { add(.external(type), named: type.name) }

    /// Returns whether a type is not generic, so that its conformances are unconditional.
    private func isPlain(_ name: String) -> Bool {
        if case .external(let type) = self[name] { !type.isGeneric } else { true }
    }

    /// Adds a type of the app's Swift. You write its fixture, except for an enum, whose fixture is one of its cases.
    private mutating func addOwnType(_ outline: DeclarationOutline, source: SourceFile, surroundings: [String]) {
        let path = (surroundings + [outline.name.name]).joined(separator: ".")
        let reader = OutlineReader(source: source, path: path, nestedTypes: outline.nestedTypes)
        var type = External(outline, named: path)
        type.isGeneric = !outline.genericParameters.isEmpty
        switch outline.kind {
        case .enum where outline.hasPlainCases: add(.enumeration(reader.enumeration(outline)), named: path)
        case .typealias:
            if let target = outline.aliasTarget { return add(.alias(target), named: path) }
            // For a generic alias, you may be unable to write an extension with `fixture()`. So tests create no values.
            type.isProtocol = true
            addExternal(type)
        case .struct, .class, .actor, .enum:
            type.structure = outline.isPlainlyMade ? reader.structure(outline) : nil
            addExternal(type)
        default: return
        }
        for member in outline.members where !member.isPrivate && !member.isConditional {
            addOwnType(member, source: source, surroundings: surroundings + [outline.name.name])
        }
    }

    private mutating func addData(_ type: DataType, naming: Naming) {
        if type.kind == .protocol {
            let inherited = Set(type.outline.inherited.map(\.text))
            let isMainActor = type.outline.attributes.contains { $0.name == "MainActor" }
            addProtocol(
                ProtocolType(
                    name: type.name, mock: type.hasMock ? naming.mock(type.mockedName) : nil,
                    isObject: isMainActor || inherited.contains("AnyObject"),
                    isSendable: isMainActor || inherited.contains("Sendable"), isMainActor: isMainActor,
                    logPrefix: type.outline.name.name, inherited: inherited))
        } else {
            addDeclaration(type.outline, named: type.name, source: type.source, surroundings: [])
        }
    }

    /// Adds a type in specs, and its nested types.
    private mutating func addDeclaration(
        _ outline: DeclarationOutline, named name: String, source: SourceFile, surroundings: [String]
    ) {
        let path = (surroundings + [name]).joined(separator: ".")
        let reader = OutlineReader(source: source, path: path, nestedTypes: outline.nestedTypes)
        switch outline.kind {
        case .struct: add(.structure(reader.structure(outline)), named: path)
        case .enum: add(.enumeration(reader.enumeration(outline)), named: path)
        case .typealias:
            if let target = outline.aliasTarget { add(.alias(target), named: path) }
            return
        case .class, .actor: addExternal(External(outline, named: path))
        default: return
        }
        for member in outline.members {
            addDeclaration(member, named: member.name.name, source: source, surroundings: surroundings + [name])
        }
    }

    private mutating func addExtension(_ type: DataType) {
        let reader = OutlineReader(source: type.source, path: type.name, nestedTypes: [])
        extend(
            type.name, inheriting: Set(type.outline.inherited.map(\.text)),
            properties: reader.properties(of: type.outline.members))
        for member in type.outline.members {
            addDeclaration(member, named: member.name.name, source: type.source, surroundings: [type.name])
        }
    }
}

extension DeclarationOutline {
    /// Whether every case of the enum can always be used. The enum is not generic, neither the enum nor a case has an
    /// attribute, and no case is inside `#if`.
    fileprivate var hasPlainCases: Bool {
        genericParameters.isEmpty && attributes.isEmpty
            && members.allSatisfy { $0.kind != .case || ($0.attributes.isEmpty && !$0.isConditional) }
    }

    /// Whether a declared or memberwise initializer creates values, and no attribute or `#if` changes it.
    fileprivate var isPlainlyMade: Bool {
        let makers = members.filter { $0.kind == .initializer || $0.storedProperty != nil }
        guard kind != .enum, attributes.isEmpty, makers.allSatisfy({ $0.attributes.isEmpty && !$0.isConditional })
        else {
            return false
        }
        return kind == .struct || makers.contains { $0.kind == .initializer }
    }

    /// The names of the types that the type declares.
    fileprivate var nestedTypes: [String] {
        let kinds: Set<Kind> = [.struct, .enum, .class, .actor, .typealias]
        return members.filter { kinds.contains($0.kind) }.map(\.name.name)
    }

    /// Whether the declaration is invisible in other files.
    package var isPrivate: Bool { modifiers.contains { $0.name == "private" || $0.name == "fileprivate" } }
}

extension Module {
    /// Returns the sections that become protocols, with the names of their mocks in a test's call log: `view`,
    /// `interactor`.
    package func roles(_ naming: Naming) -> [(section: Section, role: String)] {
        let interactors = self.interactors.flatMap { interactor in
            [(interactor.input, naming.interactorProperty(interactor.name))]
                + (interactor.output.map { [($0, naming.output.property)] } ?? [])
        }
        return ([view, presenter].map { ($0, naming[$0.kind].property) }) + interactors
            + optional.all.map { ($0, naming[$0.kind].property) }
    }
}

extension ExternalModule {
    /// Returns the sections of an external module, with the names of their mocks in a test's call log.
    package func roles(_ naming: Naming) -> [(section: Section, role: String)] {
        optional.all.map { ($0, naming[$0.kind].property) }
    }
}
