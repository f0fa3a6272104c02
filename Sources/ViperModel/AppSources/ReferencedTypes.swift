import Diagnostics
import SwiftSource

/// The types that specs mention, with their locations. The keys are first components of names: `Outer` for
/// `Outer.Inner`.
struct ReferencedTypes {
    /// The locations of the types of parameters, properties and results.
    private(set) var places: [String: [SourceLocation]] = [:]
    /// For the name of each generic type, its uses with arguments, such as `Repository<Transfer>`, by text.
    private(set) var specialized: [String: [String: TypeSyntax]] = [:]
    /// The locations of the types in inheritance clauses.
    private(set) var inherited: [String: [SourceLocation]] = [:]

    /// The names of all types in `places` and `inherited`.
    var names: Set<String> { Set(inherited.keys).union(places.keys) }

    mutating func add(_ type: TypeSyntax?, in source: SourceFile) {
        guard let type else { return }
        if case .named(let components) = type.shape, let first = components.first {
            places[first.name, default: []].append(SourceLocation(source, type.range))
            if components.count == 1, !first.arguments.isEmpty {
                specialized[first.name, default: [:]][type.text] = type
            }
        }
        for part in type.parts { add(part, in: source) }
    }

    mutating func add(_ requirement: Requirement?, in source: SourceFile) {
        switch requirement?.kind {
        case .function(let function):
            for parameter in function.parameters { add(parameter.type, in: source) }
            for generic in function.genericParameters { add(generic.constraint, in: source) }
            add(function.effects.thrown, in: source)
            add(function.result, in: source)
        case .variable(let variable): add(variable.type, in: source)
        case .associatedType, .other, nil: break
        }
    }

    /// Adds the types of stored properties and of enum cases. For a protocol, adds the types in its requirements.
    mutating func add(_ outline: DeclarationOutline, in source: SourceFile) {
        add(inherited: outline.inherited, in: source)
        for member in outline.members {
            switch member.kind {
            case .function where outline.kind != .protocol: break
            default:
                for parameter in member.parameters { add(parameter.type, in: source) }
                add(member.requirement, in: source)
            }
            if !member.members.isEmpty { add(member, in: source) }
        }
    }

    mutating func add(inherited types: [TypeSyntax], in source: SourceFile) {
        for type in types {
            for name in type.protocolNames {
                inherited[name, default: []].append(SourceLocation(source, type.range))
            }
        }
    }
}
