import SwiftSource

extension TypeSyntax {
    /// Creates a type that is not part of any source file.
    package init(made text: String, shape: Shape) { self.init(text: text, shape: shape, range: 0..<0) }

    /// Returns a type with this name that is not part of any source file.
    package static func made(_ name: String) -> TypeSyntax {
        TypeSyntax(made: name, shape: .named([Component(name: name)]))
    }

    /// Returns an array type that is not part of any source file: `[element]`.
    package static func made(arrayOf element: TypeSyntax) -> TypeSyntax {
        TypeSyntax(made: "[\(element.text)]", shape: .array(element))
    }

    /// Returns the optional of a type, with parentheses if needed. An optional type stays as it is.
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

    /// The type of the argument that a caller passes. For an `@autoclosure`, this is the closure's result type.
    package var argumentType: TypeSyntax {
        if isAutoclosure, case .function(let function) = bare.shape { function.result } else { self }
    }

    /// Whether the type is `Void`, `()` or `Swift.Void`.
    package var isVoid: Bool {
        switch bare.shape {
        case .tuple(let elements): elements.isEmpty
        case .named(let components): components.last?.name == "Void" && components.count <= 2
        default: false
        }
    }

    /// Returns whether the type is spelled like another type, ignoring white space.
    package func isSpelled(as other: String) -> Bool {
        text.withoutInsignificantSpaces == other.withoutInsignificantSpaces
    }

    /// The type of an array's elements: `T` for `[T]` and `Array<T>`.
    package var arrayElement: TypeSyntax? {
        if case .array(let element) = bare.shape { return element }
        return genericArguments(of: "Array", count: 1)?.first
    }

    /// The generic arguments of a `Result`; nil for other types.
    package var resultParts: (success: TypeSyntax, failure: TypeSyntax)? {
        guard let arguments = genericArguments(of: "Result", count: 2) else { return nil }
        return (arguments[0], arguments[1])
    }

    /// The names in the type: `Result`, `User` and `Error` for `Result<User, any Error>`.
    package var names: Set<String> {
        var names = Set(parts.flatMap(\.names))
        if case .named(let components) = shape { names.formUnion(components.map(\.name)) }
        return names
    }

    /// The names of types in the type. Nested types are as written: `TodoItem.ID`.
    package var mentionedNames: [String] {
        var names = parts.flatMap(\.mentionedNames)
        if case .named(let components) = shape {
            names.insert(components.map(\.name).joined(separator: "."), at: 0)
        }
        return names
    }

    /// Whether the type contains `some P`.
    package var hasOpaquePart: Bool {
        if case .opaque = shape { true } else { parts.contains(where: \.hasOpaquePart) }
    }

    /// The protocols in one element of an inheritance clause, without `Swift.`: `A` and `B` for `A & B`.
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

    /// Whether an extension can use the type as a generic argument: it contains no `some P`, pack or suppressed
    /// protocol.
    package var isConcrete: Bool {
        switch shape {
        case .opaque, .pack, .suppressed, .missing: false
        default: parts.allSatisfy(\.isConcrete)
        }
    }
}
