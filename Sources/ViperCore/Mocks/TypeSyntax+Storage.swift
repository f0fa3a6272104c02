import SwiftSource

/// Types of parameters as the types of properties.
extension TypeSyntax {
    /// As a stored property's type: without `inout` and `@escaping`, with `any` for `some` and `?` for `!`.
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

    /// The type made optional, if it is not: `(any TodoStore)?`.
    package var optionalText: String {
        switch shape {
        case .optional, .implicitlyUnwrapped: storedText
        case .function, .existential, .opaque, .composition, .suppressed: "(\(storedText))?"
        case .attributed(_, _, let inner):
            storedText == inner.storedText ? inner.optionalText : "(\(storedText))?"
        default: storedText + "?"
        }
    }
}
