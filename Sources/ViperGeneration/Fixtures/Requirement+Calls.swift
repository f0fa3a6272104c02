import SwiftSource

extension Requirement {
    var returnsValue: Bool { resultType != nil || isVariable }

    /// Nil where nothing is returned.
    var resultType: TypeSyntax? { isFunction ? function?.returned : valueType }

    var genericNames: Set<String> { Set((function?.genericParameters ?? []).map(\.name.name)) }

    /// Whether the compiler warns of its use, or refuses it.
    var isDeprecated: Bool {
        attributes.contains { attribute in
            attribute.name == "available"
                && ["deprecated", "obsoleted", "unavailable"].contains { attribute.text.contains($0) }
        }
    }
}
