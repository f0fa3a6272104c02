import SwiftSource
import ViperModel

/// An index of declared types with their members and supertypes. It shows which member `name` means in `value.name`.
///
/// Types with the same name count as one type.
package struct DeclaredTypes: Sendable {
    private var types: [String: Declared] = [:]

    private struct Declared {
        /// The types of properties and of function results, by base name; nil if unknown or ambiguous.
        var values: [String: String?] = [:]
        /// The inherited types.
        var supertypes: Set<String> = []
        /// The members by base name. Overloads have one entry each, and a property may share its name with a function.
        var members: [String: [NamedMember]] = [:]
    }

    package init() {}

    package mutating func addDeclarations(of outline: FileOutline) {
        for declaration in outline.declarations { add(declaration, to: Self.fileScope, []) }
    }

    /// Adds what specs declare about the classes of modules: their protocols, the parts to which they refer, their
    /// parameters and their state.
    package mutating func addClasses(of program: Program) {
        for module in program.modules {
            for (name, part) in module.classes(program.app) {
                let sections = module.sections(of: part)
                types[name, default: Declared()].supertypes.formUnion(sections.map(\.protocolName))
                for property in sections.flatMap({ $0.parameters.map(\.name) + $0.state.map(\.name) }) {
                    note(NamedMember(fullName: property), property, in: name)
                }
                for link in module.links(of: part, program.app.naming) {
                    types[name, default: Declared()].values[link.property] = link.protocolName
                }
            }
        }
    }

    /// The owner of declarations outside of types.
    private static let fileScope = ""

    private mutating func add(_ declaration: DeclarationOutline, to owner: String, _ outer: [GenericParameter]) {
        let generics = outer + declaration.genericParameters
        switch declaration.kind {
        case .struct, .enum, .class, .actor, .protocol, .extension:
            let name = declaration.typeName
            types[name, default: Declared()].supertypes.formUnion(
                declaration.inherited.compactMap { $0.receiver(generics) })
            for member in declaration.members { add(member, to: name, generics) }
        case .function, .variable:
            guard let requirement = declaration.requirement else { return }
            note(NamedMember(requirement), requirement.baseName, in: owner)
            noteType(requirement.valueTypeName(generics), of: requirement.baseName, in: owner)
        // An alias of a protocol composition has the members of all its protocols.
        case .typealias where owner == Self.fileScope:
            types[declaration.name.name, default: Declared()].supertypes.formUnion(
                declaration.aliased?.protocolNames ?? [])
        default: break
        }
    }

    private mutating func note(_ member: NamedMember, _ baseName: String, in owner: String) {
        types[owner, default: Declared()].members[baseName, default: []].append(member)
    }

    /// Records the type of a property or of a function's result. A second, different type makes the type unknown.
    private mutating func noteType(_ type: String?, of name: String, in owner: String) {
        if let noted = types[owner]?.values[name] {
            if noted != type { types[owner]?.values[name] = .some(nil) }
        } else {
            types[owner, default: Declared()].values[name] = .some(type)
        }
    }

    // MARK: Lookup

    /// Returns the type of a property or of a function's result, declared in a type or inherited; nil if unknown.
    func type(of name: String, in owner: String) -> String? {
        for type in lineage(of: owner) {
            if let valueType = types[type]?.values[name] { return valueType }
        }
        return nil
    }

    /// Returns the type of a global variable or of a global function's result.
    func globalType(of name: String) -> String? { types[Self.fileScope]?.values[name] ?? nil }

    func declares(_ type: String) -> Bool { types[type] != nil && type != Self.fileScope }

    /// Returns whether a type is one of `ancestors`, or inherits from one of them directly or indirectly.
    package func isA(_ type: String, _ ancestors: Set<String>) -> Bool {
        lineage(of: type).contains(where: ancestors.contains)
    }

    /// Returns the declared types that are in `ancestors` or inherit from one of them, sorted.
    package func all(_ ancestors: Set<String>) -> [String] { types.keys.filter { isA($0, ancestors) }.sorted() }

    /// Returns whether a type itself declares a member with this full name; inherited members do not count.
    package func declares(_ member: String, in type: String) -> Bool {
        types[type]?.members[String(member.prefix { $0 != "(" })]?.contains { $0.fullName == member } ?? false
    }

    /// Returns the members with a base name, declared in a type or inherited.
    package func members(named name: String, of type: String) -> [NamedMember] {
        lineage(of: type).flatMap { types[$0]?.members[name] ?? [] }
    }

    /// Returns a type that declares this member, and does not inherit from one of `owners`; nil if there is none. The
    /// type is `type` itself or one of its supertypes.
    package func otherOwner(of member: String, inheritedBy type: String, beside owners: Set<String>) -> String? {
        lineage(of: type).first { declares(member, in: $0) && !isA($0, owners) }
    }

    /// Returns the type and all types that it inherits from, in a stable order.
    private func lineage(of type: String) -> [String] {
        var lineage = [type]
        var next = 0
        while next < lineage.count {
            for name in (types[lineage[next]]?.supertypes ?? []).sorted() where !lineage.contains(name) {
                lineage.append(name)
            }
            next += 1
        }
        return lineage
    }
}

extension DeclarationOutline {
    /// The declared type's name without its outer types: `Row` for `extension List.Row`.
    var typeName: String { name.name.split(separator: ".").last.map(String.init) ?? name.name }
}

extension Requirement {
    /// Returns the type name of a property or of a function's result.
    fileprivate func valueTypeName(_ generics: [GenericParameter]) -> String? {
        switch kind {
        case .function(let function): function.result?.receiver(generics + function.genericParameters) ?? "Void"
        case .variable(let variable): variable.type.map { $0.receiver(generics) } ?? variable.value?.madeType
        case .associatedType, .other: nil
        }
    }
}

extension Identifier {
    /// The type that an expression creates a value of: `ListViewProtocolMock` for `ListViewProtocolMock(log: log)`.
    fileprivate var madeType: String? {
        let type = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        guard name.dropFirst(type.count).first == "(", type.first?.isUppercase == true else { return nil }
        return type.split(separator: ".").last.map(String.init)
    }
}

extension TypeSyntax {
    /// Returns the name of the type that declares the members of a value of this type: `P` for `(any P)?`. For a type
    /// without a name, returns its text, `[Row]`; nil if the type is unknown.
    func receiver(_ generics: [GenericParameter]) -> String? {
        switch bare.shape {
        case .optional(let type), .implicitlyUnwrapped(let type), .existential(let type), .opaque(let type):
            return type.receiver(generics)
        case .named(let components):
            guard let last = components.last, last.name != "Self" else { return nil }
            if last.name == "Optional" { return last.arguments.first?.receiver(generics) }
            guard components.count == 1, let generic = generics.last(where: { $0.name.name == last.name }) else {
                return last.name
            }
            return generic.constraint?.receiver([])
        case .composition, .missing, .pack: return nil
        default: return text
        }
    }
}
