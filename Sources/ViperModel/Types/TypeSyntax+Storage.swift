import SwiftSource

/// Conversions of parameter types to the types of properties.
extension TypeSyntax {
    /// The type of a stored property: without specifiers, `@escaping` and `@autoclosure`, with `any` for `some` and `?`
    /// for `!`.
    package var storedText: String {
        switch shape {
        case .attributed(_, let attributes, let inner):
            let kept = attributes.filter { !["escaping", "autoclosure"].contains($0.name) }.map { $0.text + " " }
            return kept.joined() + inner.storedText
        case .opaque(let inner): return "any " + inner.text
        case .implicitlyUnwrapped(let inner): return inner.optionalText
        default: return text
        }
    }

    /// The optional of the type, if it is not optional already: `(any TodoStore)?`.
    package var optionalText: String {
        switch shape {
        case .optional, .implicitlyUnwrapped: storedText
        case .function, .existential, .opaque, .composition, .suppressed: "(\(storedText))?"
        case .attributed(_, _, let inner):
            storedText == inner.storedText ? inner.optionalText : "(\(storedText))?"
        default: storedText + "?"
        }
    }

    /// The type of a closure's parameter, with `inout` and `@escaping`.
    package var closureParameterText: String {
        switch shape {
        case .attributed(let specifiers, let attributes, let inner):
            let kept = attributes.filter { $0.name != "autoclosure" }.map { $0.text + " " }
            return (specifiers.contains("inout") ? "inout " : "") + kept.joined() + inner.closureParameterText
        default: return storedText
        }
    }

    /// The type of a closure's result: `String?` for `String!`.
    package var closureResultText: String {
        if case .implicitlyUnwrapped(let inner) = shape { inner.optionalText } else { text }
    }

    /// Returns whether it contains one of these names, or a `some P` or a pack, which are generic without a name.
    package func mentions(_ names: Set<String>) -> Bool {
        switch shape {
        case .opaque, .pack: true
        case .named(let components):
            components.first.map { names.contains($0.name) } == true
                || components.contains { $0.arguments.contains { $0.mentions(names) } }
        default: parts.contains { $0.mentions(names) }
        }
    }
}
