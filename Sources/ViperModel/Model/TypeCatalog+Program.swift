import Diagnostics
import SwiftSource
import ViperSpec

extension TypeCatalog {
    /// Fills the catalog with all types of a program.
    init(_ program: Program) {
        self.init()
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
        // An associated type has no name that a test could write: it counts as a protocol, of which no value is made.
        for requirement in program.modules.flatMap(\.contract).flatMap(\.written) {
            guard let name = requirement.typeName else { continue }
            var type = External(name: name)
            type.isProtocol = true
            addExternal(type)
        }
        forgetCircularAliases()
        // The initialiser of an isolated struct runs anywhere only if what it is handed may go anywhere; fixtures do.
        let isolated = data.filter { $0.outline.attributes.contains(where: \.isIsolation) }.map(\.name)
        if isolated.isEmpty { return }
        for name in unsendable(among: data).intersection(isolated) { leaveUnmade(name) }
    }

    private mutating func addProtocol(_ type: ProtocolType) { add(.protocolType(type), named: type.name) }
    private mutating func addExternal(_ type: External) { add(.external(type), named: type.name) }

    /// Whether a type is not generic, so that a conformance of it holds without conditions.
    private func isPlain(_ name: String) -> Bool {
        if case .external(let type) = self[name] { !type.isGeneric } else { true }
    }

    /// Adds a type of the app's own Swift. Its fixture is written by a person, but that of an enum is made from its cases.
    private mutating func addOwnType(_ outline: DeclarationOutline, source: SourceFile, surroundings: [String]) {
        let path = (surroundings + [outline.name.name]).joined(separator: ".")
        let reader = OutlineReader(source: source, path: path, siblings: Set(outline.members.map(\.name.name)))
        var type = External(outline, named: path)
        type.isGeneric = !outline.genericParameters.isEmpty
        switch outline.kind {
        case .enum where outline.hasPlainCases: add(.enumeration(reader.enumeration(outline)), named: path)
        case .typealias:
            if let target = outline.aliasTarget { return add(.alias(target), named: path) }
            // What it stands for may be no type that an extension can name.
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

    /// Adds a type that specs declare, and the types inside it.
    private mutating func addDeclaration(
        _ outline: DeclarationOutline, named name: String, source: SourceFile, surroundings: [String]
    ) {
        let path = (surroundings + [name]).joined(separator: ".")
        let reader = OutlineReader(source: source, path: path, siblings: Set(outline.members.map(\.name.name)))
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
        let reader = OutlineReader(source: type.source, path: type.name, siblings: [])
        extend(
            type.name, inheriting: Set(type.outline.inherited.map(\.text)),
            properties: reader.properties(of: type.outline.members))
        for member in type.outline.members {
            addDeclaration(member, named: member.name.name, source: type.source, surroundings: [type.name])
        }
    }
}

extension DeclarationOutline {
    /// Whether any case of the enum can be named wherever it is compiled: nothing about it depends on an attribute or `#if`.
    fileprivate var hasPlainCases: Bool {
        genericParameters.isEmpty && attributes.isEmpty
            && members.allSatisfy { $0.kind != .case || ($0.attributes.isEmpty && !$0.isConditional) }
    }

    /// Whether values are made by an initialiser that is written, or by the memberwise one: no attribute or `#if` changes it.
    fileprivate var isPlainlyMade: Bool {
        let makers = members.filter { $0.kind == .initializer || $0.storedProperty != nil }
        guard kind != .enum, attributes.isEmpty, makers.allSatisfy({ $0.attributes.isEmpty && !$0.isConditional })
        else {
            return false
        }
        return kind == .struct || makers.contains { $0.kind == .initializer }
    }

    /// Whether no other file sees it.
    package var isPrivate: Bool { modifiers.contains { $0.name == "private" || $0.name == "fileprivate" } }
}

extension Module {
    /// The sections that become protocols, with the role that their mocks have in a call log.
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
    /// The sections of an external module with the names by which others hold them, as for a module of the specs.
    package func roles(_ naming: Naming) -> [(section: Section, role: String)] {
        optional.all.map { ($0, naming[$0.kind].property) }
    }
}
