extension TypeSyntax {
    /// The types that this type directly contains, in source order.
    package var parts: [TypeSyntax] {
        switch shape {
        case .named(let components):
            components.count == 1 ? components[0].arguments : components.flatMap(\.arguments)
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .existential(let type),
            .opaque(let type), .metatype(let type), .attributed(_, _, let type), .suppressed(let type), .pack(let type):
            [type]
        case .dictionary(let key, let value): [key, value]
        case .tuple(let elements): elements.map(\.type)
        case .function(let function):
            function.parameters.map(\.type) + [function.effects.thrown, function.result].compactMap(\.self)
        case .composition(let types): types
        case .missing: []
        }
    }

    /// The type without parentheses, attributes and specifiers around it: `Int` for `(inout Int)`.
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

    /// The wrapped type of an optional: `T` of `T?`, `T!` and `Optional<T>`.
    package var wrapped: TypeSyntax? {
        switch bare.shape {
        case .optional(let type), .implicitlyUnwrapped(let type): type
        default: genericArguments(of: "Optional", count: 1)?.first
        }
    }

    /// Whether the type is `T?`, `T!` or `Optional<T>`.
    package var isOptional: Bool { wrapped != nil }

    /// Returns the generic arguments if the type is `name` of the standard library and has `count` of them; otherwise
    /// nil. Accepts the name with or without `Swift.`.
    package func genericArguments(of name: String, count: Int) -> [TypeSyntax]? {
        guard case .named(let components) = bare.shape, let last = components.last, last.name == name,
            components.count == 1 || (components.count == 2 && components[0].name == "Swift"),
            last.arguments.count == count
        else { return nil }
        return last.arguments
    }
}
