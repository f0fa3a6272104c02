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
        /// The members, by base name: overloads are several, and a property may have the name of a function.
        var members: [String: [NamedMember]] = [:]
        /// Whether it is a type of its own, and no alias.
        var isDeclared = false
    }

    package init() {}

    /// Adds what a file declares.
    package mutating func addDeclarations(of outline: FileOutline) {
        for declaration in outline.declarations { add(declaration, to: Self.fileScope, []) }
    }

    /// Adds what specs say of the classes of modules: the protocols that they implement, the parts that they hold, and what they
    /// are handed.
    package mutating func addClasses(of program: Program) {
        for module in program.modules {
            for (name, part) in module.classes(program.app) {
                let sections = module.sections(of: part)
                types[name, default: Declared()].supertypes.formUnion(sections.map(\.protocolName))
                for handed in sections.flatMap(\.parameters) {
                    note(NamedMember(fullName: handed.name, type: handed.type), handed.name, in: name)
                }
                for state in sections.flatMap(\.state) {
                    note(NamedMember(fullName: state.name, type: state.type, value: state.value), state.name, in: name)
                }
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
            types[name]?.isDeclared = true
            for member in declaration.members { add(member, to: name, generics) }
        case .function, .variable:
            guard let requirement = declaration.requirement else { return }
            note(NamedMember(requirement), requirement.baseName, in: owner)
            noteType(requirement.valueTypeName(generics), of: requirement.baseName, in: owner)
        // An alias of a composition of protocols has the members of all of them.
        case .typealias where owner == Self.fileScope:
            types[declaration.name.name, default: Declared()].supertypes.formUnion(
                declaration.aliased?.protocolNames ?? [])
        default: break
        }
    }

    private mutating func note(_ member: NamedMember, _ baseName: String, in owner: String) {
        types[owner, default: Declared()].members[baseName, default: []].append(member)
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

    /// Whether a value of a type can be called, as a function is.
    func mayBeCalled(_ type: String) -> Bool {
        types[type]?.isDeclared == true
            ? !members(named: "callAsFunction", of: type).isEmpty : !Self.values.contains(type)
    }

    private static let values: Set = [
        "Bool", "Int", "UInt", "Double", "Float", "CGFloat", "String", "Character", "Date", "Data", "URL", "UUID",
    ]

    /// Whether a type is one of the ancestors, or inherits one.
    package func isA(_ type: String, _ ancestors: Set<String>) -> Bool {
        lineage(of: type).contains(where: ancestors.contains)
    }

    /// The types that are one of these, or inherit one; sorted.
    package func all(_ ancestors: Set<String>) -> [String] { types.keys.filter { isA($0, ancestors) }.sorted() }

    /// Whether the type itself, not one that it inherits, declares a member of this full name.
    package func declares(_ member: String, in type: String) -> Bool {
        types[type]?.members[String(member.prefix { $0 != "(" })]?.contains { $0.fullName == member } ?? false
    }

    /// The members of a base name that a type has or inherits.
    package func members(named name: String, of type: String) -> [NamedMember] {
        lineage(of: type).flatMap { types[$0]?.members[name] ?? [] }
    }

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
