import SwiftSource

/// Conversions of parameter types to the types of properties.
extension TypeSyntax {
    /// The type of a property that stores the parameter. It has no specifiers, `@escaping` or `@autoclosure`. It has
    /// `any` in place of `some`, and `?` in place of `!`.
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

    /// The optional of the type: `(any TodoStore)?` for `any TodoStore`. An optional type stays as it is.
    package var optionalText: String {
        switch shape {
        case .optional, .implicitlyUnwrapped: storedText
        case .function, .existential, .opaque, .composition, .suppressed: "(\(storedText))?"
        case .attributed(_, _, let inner):
            storedText == inner.storedText ? inner.optionalText : "(\(storedText))?"
        default: storedText + "?"
        }
    }

    /// The type in a closure's parameter list. It keeps `inout` and attributes such as `@escaping`.
    package var closureParameterText: String {
        switch shape {
        case .attributed(let specifiers, let attributes, let inner):
            let kept = attributes.filter { $0.name != "autoclosure" }.map { $0.text + " " }
            return (specifiers.contains("inout") ? "inout " : "") + kept.joined() + inner.closureParameterText
        default: return storedText
        }
    }

    /// The type as a closure's result: `String?` for `String!`.
    package var closureResultText: String {
        if case .implicitlyUnwrapped(let inner) = shape { inner.optionalText } else { text }
    }

    /// Returns whether the type depends on a generic parameter: one of these names, a `some P`, or a pack.
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
