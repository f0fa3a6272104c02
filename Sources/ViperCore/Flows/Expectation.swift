/// Something that holds after a test's act: two Swift expressions and what is between them.
package struct Expectation: Sendable, Hashable {
    /// `view.showReceivedRows`
    package var left: String
    /// How they are compared.
    package var comparison: Comparison
    /// `rows`, or `nil`; after `is` a type.
    package var right: String

    /// The operator.
    package enum Comparison: String, Sendable, Hashable {
        case equal = "=="
        case identical = "==="
        case isType = "is"
    }

    init(_ left: String, _ comparison: Comparison, _ right: String) {
        self.left = left
        self.comparison = comparison
        self.right = right
    }

    /// As one Boolean expression.
    package var expression: String { "\(left) \(comparison.rawValue) \(right)" }
}
