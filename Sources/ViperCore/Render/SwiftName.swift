/// Names as they stand in Swift text. What is declared or used as an expression is a string's `escapedName`.
package enum SwiftName {
    /// An argument label, where nearly every keyword is free: `in`, `for`, `default`.
    package static func label(_ name: String) -> String {
        labelKeywords.contains(name) ? "`\(name)`" : name
    }

    /// `ShowError` for `showError`: as it stands in the middle of a name.
    package static func upperFirst(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }

    private static let labelKeywords: Set<String> = ["inout", "var", "let"]
}
