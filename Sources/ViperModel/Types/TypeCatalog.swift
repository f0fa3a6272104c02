import SwiftSource

/// The types of an app by name, with the information that tests need to create and compare values.
package struct TypeCatalog: Sendable {
    /// The entry of a type. It is indirect because its cases are large.
    package indirect enum Entry: Sendable {
        case structure(Structure)
        case enumeration(Enumeration)
        case alias(TypeSyntax)
        case protocolType(ProtocolType)
        /// A type that the app's Swift files declare.
        case external(External)
    }

    /// An entity or struct.
    package struct Structure: Sendable {
        /// The full name, such as `Outer.Inner`, or `Page<Int>` if the generic parameters have arguments.
        package var name: String
        /// The generic parameters that have no arguments. If there are any, tests create no value.
        package var genericParameters: [String]
        /// The parameters of the declared initializer or, if none is declared, of the memberwise initializer.
        package var parameters: [Parameter]
        /// Whether tests can create a value: the initializer is not private, generic, failable, `async` or throwing.
        package var isConstructible: Bool
        /// The types of the properties by name, including computed properties.
        package var properties: [String: TypeSyntax]
        /// The names after the colon of the type and its extensions, such as `Equatable`.
        package var inherited: Set<String>

        package var isGeneric: Bool { !genericParameters.isEmpty }
    }

    /// An enum.
    package struct Enumeration: Sendable {
        /// The full name, such as `Outer.Inner`, or `Page<Int>` if the generic parameters have arguments.
        package var name: String
        /// The generic parameters that have no arguments. If there are any, tests create no value.
        package var genericParameters: [String]
        /// The cases, in order.
        package var cases: [Case]
        /// The names after the colon of the enum and its extensions, such as `Equatable`.
        package var inherited: Set<String>
        /// The types of the computed properties by name.
        package var properties: [String: TypeSyntax]

        package var isGeneric: Bool { !genericParameters.isEmpty }

        /// A case of the enum.
        package struct Case: Sendable {
            /// The name without the dot.
            package var name: String
            /// The associated values; empty if there are none.
            package var payload: [Parameter]
        }
    }

    /// A protocol that a spec or the app's Swift declares, or that is generated for a section.
    package struct ProtocolType: Sendable {
        /// The name of the protocol.
        package var name: String
        /// The name of the protocol's mock; nil if there is none.
        package var mock: String?
        /// Whether only classes and actors can conform to the protocol.
        package var isObject: Bool
        /// Whether the mock is sendable.
        package var isSendable: Bool
        /// Whether the mock is created on the main actor.
        package var isMainActor: Bool
        /// The prefix of the mock's entries in the call log of a test.
        package var logPrefix: String
        /// The names of the inherited protocols.
        package var inherited: Set<String>
    }

    /// A type that the app's Swift files declare.
    package struct External: Sendable {
        /// The name of the type.
        package var name: String
        /// Whether the type is a class or an actor. Tests compare objects by identity.
        package var isObject = false
        /// Whether the type is a protocol, of which tests create no values.
        package var isProtocol = false
        /// Whether the type is an actor or isolated to an actor.
        package var isIsolated = false
        /// The names after the colon of the type and its extensions.
        package var inherited: Set<String> = []
        /// Whether the type has generic parameters. If so, an extension may add a conformance for some arguments only.
        package var isGeneric = false
        /// The structure from which tests create a value; nil if it is unknown or not simple.
        package var structure: Structure?

        /// Creates a type from its outline.
        init(_ outline: DeclarationOutline, named name: String) {
            self.init(name: name)
            isObject = outline.kind == .class || outline.kind == .actor
            isProtocol = outline.kind == .protocol
            isIsolated = outline.kind == .actor || outline.attributes.contains(where: \.isIsolation)
            inherited = Set(outline.inherited.map(\.text))
        }

        init(name: String) { self.name = name }
    }

    /// The types whose `fixture()` the tests declare in a file other than `Fixtures.swift`.
    package internal(set) var ownFixtures: Set<String> = []
    private var entries: [String: Entry] = [:]

    /// The entry of a type with this full name: `Outer.Inner`.
    package subscript(name: String) -> Entry? { entries[name] }

    mutating func add(_ entry: Entry, named name: String) {
        if entries[name] == nil { entries[name] = entry }
    }

    /// Records that tests cannot create values of a structure.
    mutating func markNotConstructible(_ name: String) {
        guard case .structure(var structure) = entries[name] else { return }
        structure.isConstructible = false
        entries[name] = .structure(structure)
    }

    mutating func extend(_ name: String, inheriting inherited: Set<String>, properties: [String: TypeSyntax]) {
        switch entries[name] {
        case .structure(var structure):
            structure.inherited.formUnion(inherited)
            structure.properties.merge(properties) { own, _ in own }
            entries[name] = .structure(structure)
        case .enumeration(var enumeration):
            enumeration.inherited.formUnion(inherited)
            enumeration.properties.merge(properties) { own, _ in own }
            entries[name] = .enumeration(enumeration)
        case .external(var external):
            external.inherited.formUnion(inherited)
            entries[name] = .external(external)
        case .alias, .protocolType, nil: break
        }
    }

    /// Removes circular aliases, which the compiler reports, so that resolving aliases always ends.
    mutating func forgetCircularAliases() {
        var targets: [String: [String]] = [:]
        for (name, entry) in entries {
            switch entry {
            case .alias(let target): targets[name] = target.aliasPaths
            case .structure(let structure): targets[name + ".ID"] = structure.properties["id"]?.aliasPaths
            default: break
            }
        }
        for (name, named) in targets where Set(named).closed(under: { targets[$0] ?? [] }).contains(name) {
            entries[name] = nil
            let owner = String(name.dropLast(".ID".count))
            guard name.hasSuffix(".ID"), case .structure(var structure) = entries[owner] else { continue }
            structure.properties["id"] = nil
            entries[owner] = .structure(structure)
        }
    }

    package init() {}
}

extension TypeSyntax {
    /// The names in the type that may be aliases.
    fileprivate var aliasPaths: [String] {
        if case .named(let components) = shape {
            return [TypeCatalog.path(components)] + parts.flatMap(\.aliasPaths)
        }
        return parts.flatMap(\.aliasPaths)
    }
}

extension TypeCatalog {
    /// Returns the type with aliases resolved.
    package func resolve(_ type: TypeSyntax) -> TypeSyntax {
        var type = type.bare
        for _ in 0..<Self.longestAliasChain {
            guard let next = aliased(type) else { break }
            type = next.bare
        }
        return type
    }

    /// The maximum length of a chain of aliases.
    package static let longestAliasChain = 32

    /// Returns the entry of a type after resolving aliases. For a generic type such as `Page<Int>`, the entry
    /// contains `Int` in place of the generic parameter.
    package func entry(of type: TypeSyntax) -> Entry? {
        let resolved = resolve(type)
        guard case .named(let components) = resolved.shape else { return nil }
        let arguments = components.last?.arguments ?? []
        if components.count == 1, !arguments.isEmpty, let entry = entries[resolved.text] { return entry }
        let entry = entries[Self.path(components)]
        switch entry {
        case .structure(let structure) where structure.isGeneric:
            return structure.specialized(as: resolved.text, arguments).map { .structure($0) } ?? entry
        case .enumeration(let enumeration) where enumeration.isGeneric:
            return enumeration.specialized(as: resolved.text, arguments).map { .enumeration($0) } ?? entry
        default: return entry
        }
    }

    /// Returns the target of an alias; nil for other types. `TodoItem.ID` is an alias of the type of `TodoItem`'s
    /// property `id`.
    package func aliased(_ type: TypeSyntax) -> TypeSyntax? {
        guard case .named(let components) = type.shape else { return nil }
        let path = Self.path(components)
        switch entries[path] {
        case .alias(let target): return target
        case .some: return nil
        case nil: break
        }
        guard components.count > 1, let last = components.last, last.name == "ID" else { return nil }
        let owner = TypeSyntax(
            made: components.dropLast().map(\.name).joined(separator: "."), shape: .named(components.dropLast()))
        if case .structure(let structure) = entry(of: owner) { return structure.properties["id"] }
        return nil
    }

    /// Returns the dotted name without generic arguments, and without modules that every file imports.
    package static func path(_ components: [TypeSyntax.Component]) -> String {
        if components.count == 1 { return components[0].name }
        var names = components.map(\.name)
        if names.count > 1, names[0] == "Swift" || names[0] == "Foundation" { names.removeFirst() }
        return names.joined(separator: ".")
    }

    /// Returns the names. For each protocol in the catalog, also returns the protocols that it inherits, directly or
    /// indirectly.
    package func conformances(of inherited: Set<String>) -> Set<String> {
        inherited.closed { name -> Set<String> in
            if case .protocolType(let type) = entries[name] { type.inherited } else { [] }
        }
    }
}
