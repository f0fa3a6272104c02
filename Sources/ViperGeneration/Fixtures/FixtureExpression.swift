/// A Swift expression for a sample value in a test.
package struct FixtureExpression: Sendable, Hashable {
    /// The full expression: `Date.fixture()`, not `.fixture()`.
    package var text: String
    /// Whether the expression determines its type, so that a constant needs no type annotation.
    package var isSelfTyped: Bool
    /// The types that no spec declares and whose fixtures you implement, without duplicates, in order.
    package var needs: [String]

    /// Whether the value is a mock, so that its constant has the mock's type.
    package var isMock = false

    package init(_ text: String, isSelfTyped: Bool = true, needs: [String] = []) {
        self.text = text
        self.isSelfTyped = isSelfTyped
        self.needs = needs
    }

    /// Returns the expression for a place that expects this type: `.fixture()` for `Date.fixture()`.
    package func text(as type: String) -> String {
        text.hasPrefix(type + ".") ? String(text.dropFirst(type.count)) : text
    }

    /// Returns the declaration of a constant or variable. A variable of an existential type needs a type
    /// annotation.
    package func constant(_ name: String, type: String, isVariable: Bool = false) -> String {
        let tellsType = isSelfTyped && !(isVariable && type.contains("any "))
        return "\(isVariable ? "var" : "let") \(name)\(tellsType ? "" : ": \(type)") = \(text)"
    }
}
