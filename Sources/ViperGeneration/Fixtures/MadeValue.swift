/// A Swift expression for a value that a test makes up.
package struct MadeValue: Sendable, Hashable {
    /// The expression as it can stand anywhere: `Date.fixture()`.
    package var text: String
    /// The expression tells its type, so that a constant needs no annotation.
    package var isSelfTyped: Bool
    /// Types that the specs don't know and whose fixture a person writes, each once, in order of need.
    package var needs: [String]

    /// It is a mock, whose constant keeps the mock's type.
    package var isMock = false

    package init(_ text: String, isSelfTyped: Bool = true, needs: [String] = []) {
        self.text = text
        self.isSelfTyped = isSelfTyped
        self.needs = needs
    }

    /// The expression where the compiler knows that the type is `type`: `.fixture()`.
    package func text(as type: String) -> String {
        text.hasPrefix(type + ".") ? String(text.dropFirst(type.count)) : text
    }

    /// The declaration of a constant with it, or of a variable, whose type has to be the very one that is asked for.
    package func constant(_ name: String, type: String, isVariable: Bool = false) -> String {
        let tellsType = isSelfTyped && !(isVariable && type.contains("any "))
        return "\(isVariable ? "var" : "let") \(name)\(tellsType ? "" : ": \(type)") = \(text)"
    }
}
