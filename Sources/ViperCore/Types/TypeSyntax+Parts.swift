import SwiftSource

/// Looking into types, whichever way they are spelled.
extension TypeSyntax {
    /// A type that stands in no source.
    package init(made text: String, shape: Shape) {
        self.init(text: text, shape: shape, range: 0..<0)
    }

    /// A type of one name that stands in no source.
    package static func made(_ name: String) -> TypeSyntax {
        TypeSyntax(made: name, shape: .named([Component(name: name)]))
    }

    /// `[element]`.
    package static func made(arrayOf element: TypeSyntax) -> TypeSyntax {
        TypeSyntax(made: "[\(element.text)]", shape: .array(element))
    }

    /// `wrapped?`, with parentheses where they are needed; an optional stays as it is.
    package static func made(optionalOf wrapped: TypeSyntax) -> TypeSyntax {
        TypeSyntax(made: wrapped.optionalText, shape: .optional(wrapped))
    }

    /// Without parentheses, attributes and specifiers around it.
    package var bare: TypeSyntax {
        switch shape {
        case .attributed(_, _, let type): return type.bare
        case .tuple(let elements):
            guard elements.count == 1, let element = elements.first, element.label == nil, !element.isVariadic else {
                return self
            }
            return element.type.bare
        default: return self
        }
    }

    /// The names in front: `inout`, `sending`, `isolated`.
    package var specifiers: [String] {
        if case .attributed(let specifiers, _, let type) = shape { return specifiers + type.specifiers }
        return []
    }

    package var attributes: [Attribute] {
        if case .attributed(_, let attributes, let type) = shape { return attributes + type.attributes }
        return []
    }

    /// `inout T`.
    package var isInout: Bool { specifiers.contains("inout") }
    /// `T?`, `T!` or `Optional<T>`.
    package var isOptional: Bool { wrapped != nil }
    package var isEscaping: Bool { attributes.contains { $0.name == "escaping" } }
    package var isAutoclosure: Bool { attributes.contains { $0.name == "autoclosure" } }

    /// `Void`, `()` or `Swift.Void`.
    package var isVoid: Bool {
        switch bare.shape {
        case .tuple(let elements): elements.isEmpty
        case .named(let components): components.last?.name == "Void" && components.count <= 2
        default: false
        }
    }

    /// What an optional holds: `T` of `T?`, `T!` and `Optional<T>`.
    package var wrapped: TypeSyntax? {
        switch bare.shape {
        case .optional(let type), .implicitlyUnwrapped(let type): type
        default: genericArguments(of: "Optional", count: 1)?.first
        }
    }

    /// `T` of `[T]` and `Array<T>`.
    package var arrayElement: TypeSyntax? {
        if case .array(let element) = bare.shape { return element }
        return genericArguments(of: "Array", count: 1)?.first
    }

    /// `Success` and `Failure` of a `Result`.
    package var resultParts: (success: TypeSyntax, failure: TypeSyntax)? {
        guard let arguments = genericArguments(of: "Result", count: 2) else { return nil }
        return (arguments[0], arguments[1])
    }

    /// The arguments of a generic type of the standard library, `Swift.` in front or not.
    package func genericArguments(of name: String, count: Int) -> [TypeSyntax]? {
        guard case .named(let components) = bare.shape, let last = components.last, last.name == name,
            components.count == 1 || (components.count == 2 && components[0].name == "Swift"),
            last.arguments.count == count
        else { return nil }
        return last.arguments
    }

    /// Every name in it: `Result`, `User` and `Error` of `Result<User, any Error>`.
    package var names: Set<String> {
        switch shape {
        case .named(let components):
            components.reduce(into: []) { names, component in
                names.insert(component.name)
                for argument in component.arguments { names.formUnion(argument.names) }
            }
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .existential(let type),
            .opaque(let type), .metatype(let type), .attributed(_, _, let type), .suppressed(let type),
            .pack(let type):
            type.names
        case .dictionary(let key, let value): key.names.union(value.names)
        case .tuple(let elements): elements.reduce(into: []) { $0.formUnion($1.type.names) }
        case .function(let function):
            function.parameters.reduce(into: function.result.names) { $0.formUnion($1.type.names) }
        case .composition(let types): types.reduce(into: []) { $0.formUnion($1.names) }
        case .missing: []
        }
    }

    /// `some P` stands somewhere in it.
    package var hasOpaquePart: Bool {
        switch shape {
        case .opaque: true
        case .named(let components): components.contains { $0.arguments.contains { $0.hasOpaquePart } }
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .existential(let type),
            .metatype(let type), .attributed(_, _, let type), .suppressed(let type), .pack(let type):
            type.hasOpaquePart
        case .dictionary(let key, let value): key.hasOpaquePart || value.hasOpaquePart
        case .tuple(let elements): elements.contains { $0.type.hasOpaquePart }
        case .function(let function):
            function.result.hasOpaquePart || function.parameters.contains { $0.type.hasOpaquePart }
        case .composition(let types): types.contains { $0.hasOpaquePart }
        case .missing: false
        }
    }
}
