import SwiftSource
import ViperModel

/// What Swift declares of types, as far as it tells which member a name means: what properties and functions give, and what a
/// type inherits. Types of one name are one.
package struct DeclaredTypes: Sendable {
    private var types: [String: Declared] = [:]

    private struct Declared {
        /// The types of properties, and of what functions return, by the base names; nil where no one type is told.
        var values: [String: String?] = [:]
        var supertypes: Set<String> = []
        /// The members' full names: `show(error:)`.
        var members: Set<String> = []
    }

    package init() {}

    /// Adds what a file declares.
    package mutating func add(_ outline: FileOutline) {
        for declaration in outline.declarations { add(declaration, to: Self.fileScope, []) }
    }

    /// Adds what is known of the classes of modules: the sections that they implement, and the parts that they hold.
    package mutating func add(_ program: Program) {
        for module in program.modules {
            for (name, part) in module.classes(program.app) {
                types[name, default: Declared()].supertypes.formUnion(module.sections(of: part).map(\.protocolName))
                for link in module.links(of: part, program.app.naming) {
                    types[name, default: Declared()].values[link.property] = link.protocolName
                }
            }
        }
    }

    /// What stands in no type.
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
            types[owner, default: Declared()].members.insert(requirement.fullName)
            note(requirement.givenType(generics), for: requirement.baseName, in: owner)
        // One name for several protocols has the members of all.
        case .typealias where owner == Self.fileScope:
            types[declaration.name.name, default: Declared()].supertypes.formUnion(
                declaration.aliased?.protocolNames ?? [])
        default: break
        }
    }

    private mutating func note(_ type: String?, for name: String, in owner: String) {
        if let known = types[owner]?.values[name] {
            if known != type { types[owner]?.values[name] = .some(nil) }
        } else {
            types[owner, default: Declared()].values[name] = .some(type)
        }
    }

    // MARK: Answers

    /// The type of a property, or of what a function returns, inherited ones among them; nil where it is not known.
    func type(of name: String, in owner: String) -> String? {
        for type in lineage(of: owner) {
            if let found = types[type]?.values[name] { return found }
        }
        return nil
    }

    /// The type of what a file declares outside of types.
    func globalType(of name: String) -> String? { types[Self.fileScope]?.values[name] ?? nil }

    func declares(_ type: String) -> Bool { types[type] != nil && type != Self.fileScope }

    /// It is one of these, or inherits one.
    package func isA(_ type: String, _ wanted: Set<String>) -> Bool {
        lineage(of: type).contains(where: wanted.contains)
    }

    /// The types that are one of these, or inherit one; sorted.
    package func all(_ wanted: Set<String>) -> [String] { types.keys.filter { isA($0, wanted) }.sorted() }

    /// A member of this full name stands in the type itself.
    package func declares(_ member: String, in type: String) -> Bool { types[type]?.members.contains(member) ?? false }

    /// What a type inherits beside these, and that asks for a member of this full name, or has it in some extension.
    package func otherOwner(of member: String, inheritedBy type: String, beside known: Set<String>) -> String? {
        lineage(of: type).first { declares(member, in: $0) && !isA($0, known) }
    }

    /// The type, then what it inherits, in an order that depends on nothing else.
    private func lineage(of type: String) -> [String] {
        var found = [type]
        var next = 0
        while next < found.count {
            for name in (types[found[next]]?.supertypes ?? []).sorted() where !found.contains(name) {
                found.append(name)
            }
            next += 1
        }
        return found
    }
}

extension DeclarationOutline {
    /// The type's own name; of an extension, the last name of the extended type.
    var typeName: String { name.name.split(separator: ".").last.map(String.init) ?? name.name }
}

extension Requirement {
    /// The name of the type of a property, or of what a function returns.
    fileprivate func givenType(_ generics: [GenericParameter]) -> String? {
        switch kind {
        case .function(let function): function.result?.receiver(generics + function.genericParameters) ?? "Void"
        case .variable(let variable): variable.type.map { $0.receiver(generics) } ?? variable.value?.madeType
        case .associatedType, .other: nil
        }
    }
}

extension Identifier {
    /// `ListViewProtocolMock` of `ListViewProtocolMock(log: log)`: the type that an expression makes a value of.
    fileprivate var madeType: String? {
        let type = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        guard name.dropFirst(type.count).first == "(", type.first?.isUppercase == true else { return nil }
        return type.split(separator: ".").last.map(String.init)
    }
}

extension TypeSyntax {
    /// The name of the type whose members a value of this type has: `P` of `(any P)?`. What has a text alone, as `[Row]` does,
    /// is called by it; nil where it is not told.
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
