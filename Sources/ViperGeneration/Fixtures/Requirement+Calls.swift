import SwiftSource

extension Requirement {
    var returnsValue: Bool { resultType != nil || isVariable }

    /// The type of the result or value; nil for `Void`.
    var resultType: TypeSyntax? { isFunction ? function?.returned : valueType }

    var genericNames: Set<String> { Set((function?.genericParameters ?? []).map(\.name.name)) }

    /// Whether the compiler warns about uses of the member, or rejects them.
    var isDeprecated: Bool {
        attributes.contains { attribute in
            attribute.name == "available"
                && ["deprecated", "obsoleted", "unavailable"].contains { attribute.text.contains($0) }
        }
    }
}
