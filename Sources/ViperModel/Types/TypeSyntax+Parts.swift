import SwiftSource

extension TypeSyntax {
    /// Creates a type that is in no source.
    package init(made text: String, shape: Shape) { self.init(text: text, shape: shape, range: 0..<0) }

    /// Returns a type with this name that is in no source.
    package static func made(_ name: String) -> TypeSyntax {
        TypeSyntax(made: name, shape: .named([Component(name: name)]))
    }

    /// Returns an array type that is in no source: `[element]`.
    package static func made(arrayOf element: TypeSyntax) -> TypeSyntax {
        TypeSyntax(made: "[\(element.text)]", shape: .array(element))
    }

    /// Returns the optional of a type, with parentheses if they are needed. An optional stays the same.
    package static func made(optionalOf wrapped: TypeSyntax) -> TypeSyntax {
        TypeSyntax(made: wrapped.optionalText, shape: .optional(wrapped))
    }

    /// The specifiers before the type: `inout`, `sending`, `isolated`.
    package var specifiers: [String] {
        if case .attributed(let specifiers, _, let type) = shape { return specifiers + type.specifiers }
        return []
    }

    /// The attributes before the type: `@escaping`, `@Sendable`.
    package var attributes: [Attribute] {
        if case .attributed(_, let attributes, let type) = shape { return attributes + type.attributes }
        return []
    }

    package var isInout: Bool { specifiers.contains("inout") }
    package var isEscaping: Bool { attributes.contains { $0.name == "escaping" } }
    package var isAutoclosure: Bool { attributes.contains { $0.name == "autoclosure" } }

    /// The type of the argument: for an `@autoclosure`, the closure's result.
    package var handedIn: TypeSyntax {
        if isAutoclosure, case .function(let function) = bare.shape { function.result } else { self }
    }

    /// Whether it is `Void`, `()` or `Swift.Void`.
    package var isVoid: Bool {
        switch bare.shape {
        case .tuple(let elements): elements.isEmpty
        case .named(let components): components.last?.name == "Void" && components.count <= 2
        default: false
        }
    }

    /// Returns whether it is spelled like another type, ignoring white space.
    package func isSpelled(as other: String) -> Bool {
        text.withoutInsignificantSpaces == other.withoutInsignificantSpaces
    }

    /// The type of an array's elements: `T` of `[T]` and `Array<T>`.
    package var arrayElement: TypeSyntax? {
        if case .array(let element) = bare.shape { return element }
        return genericArguments(of: "Array", count: 1)?.first
    }

    /// The generic arguments of a `Result`; nil for other types.
    package var resultParts: (success: TypeSyntax, failure: TypeSyntax)? {
        guard let arguments = genericArguments(of: "Result", count: 2) else { return nil }
        return (arguments[0], arguments[1])
    }

    /// The names in it: `Result`, `User` and `Error` of `Result<User, any Error>`.
    package var names: Set<String> {
        var names = Set(parts.flatMap(\.names))
        if case .named(let components) = shape { names.formUnion(components.map(\.name)) }
        return names
    }

    /// The type names in it, with nested ones as written: `TodoItem.ID`.
    package var mentionedNames: [String] {
        var names = parts.flatMap(\.mentionedNames)
        if case .named(let components) = shape {
            names.insert(components.map(\.name).joined(separator: "."), at: 0)
        }
        return names
    }

    /// Whether it contains a `some P`.
    package var hasOpaquePart: Bool {
        if case .opaque = shape { true } else { parts.contains(where: \.hasOpaquePart) }
    }

    /// The protocols in an element of an inheritance clause, without `Swift.`.
    package var protocolNames: [String] {
        switch shape {
        case .named(let components):
            let names = components.map(\.name)
            return [
                names.count == 2 && ["Swift", "Foundation"].contains(names[0]) ? names[1] : names.joined(separator: ".")
            ]
        case .composition(let types): return types.flatMap(\.protocolNames)
        case .attributed(_, _, let type), .existential(let type): return type.protocolNames
        case .tuple(let elements) where elements.count == 1: return elements[0].type.protocolNames
        case .suppressed, .missing: return []
        default: return [text]
        }
    }

    /// Whether it can be a generic argument of an extended type: it contains no `some P`, pack or suppressed protocol.
    package var isConcrete: Bool {
        switch shape {
        case .opaque, .pack, .suppressed, .missing: false
        default: parts.allSatisfy(\.isConcrete)
        }
    }
}
