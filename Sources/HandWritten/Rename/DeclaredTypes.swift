import SwiftSource
import ViperModel

/// The types that Swift declares, as far as they tell which member `name` means in `value.name`: the types of their properties
/// and of what their functions return, and what they inherit. Types that share a name count as one.
package struct DeclaredTypes: Sendable {
    private var types: [String: Declared] = [:]

    private struct Declared {
        /// The types of properties, and of what functions return, by base name; nil where it is unknown or there are several.
        var values: [String: String?] = [:]
        /// The types that it inherits.
        var supertypes: Set<String> = []
        /// The members' full names: `show(error:)`.
        var members: Set<String> = []
    }

    package init() {}

    /// Adds what a file declares.
    package mutating func addDeclarations(of outline: FileOutline) {
        for declaration in outline.declarations { add(declaration, to: Self.fileScope, []) }
    }

    /// Adds what specs say of the classes of modules: the protocols that they implement, and the parts that they hold.
    package mutating func addClasses(of program: Program) {
        for module in program.modules {
            for (name, part) in module.classes(program.app) {
                types[name, default: Declared()].supertypes.formUnion(module.sections(of: part).map(\.protocolName))
                for link in module.links(of: part, program.app.naming) {
                    types[name, default: Declared()].values[link.property] = link.protocolName
                }
            }
        }
    }

    /// The owner of what a file declares outside of types.
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
            noteType(requirement.valueTypeName(generics), of: requirement.baseName, in: owner)
        // An alias of a composition of protocols has the members of all of them.
        case .typealias where owner == Self.fileScope:
            types[declaration.name.name, default: Declared()].supertypes.formUnion(
                declaration.aliased?.protocolNames ?? [])
        default: break
        }
    }

    /// Notes the type of a property or a function's result; a second, different one makes it unknown.
    private mutating func noteType(_ type: String?, of name: String, in owner: String) {
        if let noted = types[owner]?.values[name] {
            if noted != type { types[owner]?.values[name] = .some(nil) }
        } else {
            types[owner, default: Declared()].values[name] = .some(type)
        }
    }

    // MARK: Answers

    /// The type of a property, or of what a function returns, of a type or of what that inherits; nil where it is not known.
    func type(of name: String, in owner: String) -> String? {
        for type in lineage(of: owner) {
            if let valueType = types[type]?.values[name] { return valueType }
        }
        return nil
    }

    /// The type of a variable, or of what a function returns, that is declared outside of types.
    func globalType(of name: String) -> String? { types[Self.fileScope]?.values[name] ?? nil }

    func declares(_ type: String) -> Bool { types[type] != nil && type != Self.fileScope }

    /// Whether a type is one of the ancestors, or inherits one.
    package func isA(_ type: String, _ ancestors: Set<String>) -> Bool {
        lineage(of: type).contains(where: ancestors.contains)
    }

    /// The types that are one of these, or inherit one; sorted.
    package func all(_ ancestors: Set<String>) -> [String] { types.keys.filter { isA($0, ancestors) }.sorted() }

    /// Whether the type itself, not one that it inherits, declares a member of this full name.
    package func declares(_ member: String, in type: String) -> Bool { types[type]?.members.contains(member) ?? false }

    /// A type that `type` inherits and that declares a member of this full name, too, but is none of `owners` and inherits none.
    package func otherOwner(of member: String, inheritedBy type: String, beside owners: Set<String>) -> String? {
        lineage(of: type).first { declares(member, in: $0) && !isA($0, owners) }
    }

    /// The type, then what it inherits, directly or not, in an order that is the same each time.
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
    /// The declared type's name without those around it: `Row` of `extension List.Row`.
    var typeName: String { name.name.split(separator: ".").last.map(String.init) ?? name.name }
}

extension Requirement {
    /// The name of the type of a property, or of what a function returns.
    fileprivate func valueTypeName(_ generics: [GenericParameter]) -> String? {
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
    /// The name of the type whose members a value of this type has: `P` of `(any P)?`, and of a type without a name its text,
    /// `[Row]`; nil where it is not known.
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
