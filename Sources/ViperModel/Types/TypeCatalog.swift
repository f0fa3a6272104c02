import SwiftSource

/// The types that the specs of a program know, by name: what a value of them is made from, and how two are compared.
package struct TypeCatalog: Sendable {
    /// What is known of a type. It is indirect because its cases are large.
    package indirect enum Entry: Sendable {
        case structure(Structure)
        case enumeration(Enumeration)
        case alias(TypeSyntax)
        case protocolType(ProtocolType)
        /// Of the project's own Swift: known by name, by what it inherits, and by what its fixture is made of.
        case external(External)
    }

    /// An entity or struct.
    package struct Structure: Sendable {
        /// With the types around it: `Outer.Inner`; `Page<Int>` where its generic parameters have arguments.
        package var name: String
        /// Its generic parameters that stand for no type yet: as long as it has any, no value is made of it.
        package var genericParameters: [String]
        /// What an initialiser takes: the struct's own first one, else the memberwise one.
        package var parameters: [Parameter]
        /// The initialiser is not private, and simply makes a value: it neither throws nor waits nor returns nil.
        package var isMakeable: Bool
        /// Types of its properties, computed ones among them.
        package var properties: [String: TypeSyntax]
        /// Names after the colon, extensions' among them.
        package var inherited: Set<String>

        package var isGeneric: Bool { !genericParameters.isEmpty }
    }

    /// An enum.
    package struct Enumeration: Sendable {
        /// With the types around it: `Outer.Inner`; `Page<Int>` where its generic parameters have arguments.
        package var name: String
        /// Its generic parameters that stand for no type yet: as long as it has any, no value is made of it.
        package var genericParameters: [String]
        /// The cases, in order.
        package var cases: [Case]
        /// Names after the colon, extensions' among them.
        package var inherited: Set<String>
        /// Types of its computed properties.
        package var properties: [String: TypeSyntax]

        package var isGeneric: Bool { !genericParameters.isEmpty }

        /// One of its cases.
        package struct Case: Sendable {
            /// The name without the dot.
            package var name: String
            /// Empty where the case has none.
            package var payload: [Parameter]
        }
    }

    /// A protocol that specs declare, or a section's.
    package struct ProtocolType: Sendable {
        /// The protocol's.
        package var name: String
        /// The class that stands for it in tests; nil where none can be made.
        package var mock: String?
        /// Its objects have an identity: what conforms is a class or an actor.
        package var isObject: Bool
        /// Its mock may go from one isolation to another.
        package var isSendable: Bool
        /// Its mock is made on the main actor only.
        package var isMainActor: Bool
        /// What its mock's entries in a call log begin with.
        package var logPrefix: String
        /// Names after the colon.
        package var inherited: Set<String>
    }

    /// A type that the project's own Swift declares.
    package struct External: Sendable {
        /// The type's.
        package var name: String
        /// A class or an actor: two are compared by identity.
        package var isObject = false
        /// No value is made of it, and none compared.
        package var isProtocol = false
        /// Its values stay on an actor, or are actors.
        package var isIsolated = false
        /// Names after the colon.
        package var inherited: Set<String> = []
        /// It has generic parameters: an extension may conform for some of them only.
        package var isGeneric = false
        /// What a value is made from; nil where that stands nowhere, or is not simple.
        package var structure: Structure?

        /// A type as an outline declares it.
        init(_ outline: DeclarationOutline, named name: String) {
            self.init(name: name)
            isObject = outline.kind == .class || outline.kind == .actor
            isProtocol = outline.kind == .protocol
            isIsolated = outline.kind == .actor || outline.attributes.contains(where: \.isIsolation)
            inherited = Set(outline.inherited.map(\.text))
        }

        init(name: String) { self.name = name }
    }

    private var entries: [String: Entry] = [:]

    /// An entry by its whole name, `Outer.Inner`.
    package subscript(name: String) -> Entry? { entries[name] }

    mutating func add(_ entry: Entry, named name: String) {
        if entries[name] == nil { entries[name] = entry }
    }

    /// Notes that tests cannot make a value of a structure.
    mutating func leaveUnmade(_ name: String) {
        guard case .structure(var structure) = entries[name] else { return }
        structure.isMakeable = false
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

    /// Forgets aliases that lead back to themselves, which the compiler reports, so that following aliases always ends.
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
    /// The names in the type under which the catalog may have an alias.
    fileprivate var aliasPaths: [String] {
        if case .named(let components) = shape {
            return [TypeCatalog.path(components)] + parts.flatMap(\.aliasPaths)
        }
        return parts.flatMap(\.aliasPaths)
    }
}

extension TypeCatalog {
    /// What a type's name stands for in the end, aliases followed: the type itself where its name is no alias.
    package func resolve(_ type: TypeSyntax) -> TypeSyntax {
        var type = type.bare
        for _ in 0..<Self.longestAliasChain {
            guard let next = aliased(type) else { break }
            type = next.bare
        }
        return type
    }

    /// How many aliases may follow one another.
    package static let longestAliasChain = 32

    /// The entry of a type, aliases followed; of a generic one with arguments, what it is for these.
    package func entry(of type: TypeSyntax) -> Entry? {
        let resolved = resolve(type)
        guard case .named(let components) = resolved.shape else { return nil }
        let arguments = components.last?.arguments ?? []
        if components.count == 1, !arguments.isEmpty, let entry = entries[resolved.text] { return entry }
        let entry = entries[Self.path(components)]
        switch entry {
        case .structure(let structure) where structure.isGeneric:
            return structure.specialised(as: resolved.text, arguments).map { .structure($0) } ?? entry
        case .enumeration(let enumeration) where enumeration.isGeneric:
            return enumeration.specialised(as: resolved.text, arguments).map { .enumeration($0) } ?? entry
        default: return entry
        }
    }

    /// What a name stands for, by one step; nil for all but aliases. `TodoItem.ID` is the type of its `id`.
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

    /// The dotted name without generic arguments, without the modules that every file imports.
    package static func path(_ components: [TypeSyntax.Component]) -> String {
        if components.count == 1 { return components[0].name }
        var names = components.map(\.name)
        if names.count > 1, names[0] == "Swift" || names[0] == "Foundation" { names.removeFirst() }
        return names.joined(separator: ".")
    }

    /// All names that a type inherits, through protocols of the specs.
    package func conformances(of inherited: Set<String>) -> Set<String> {
        inherited.closed { name -> Set<String> in
            if case .protocolType(let type) = entries[name] { type.inherited } else { [] }
        }
    }
}
