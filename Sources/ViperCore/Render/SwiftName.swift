/// Names as they stand in Swift text: in backticks where the language would otherwise take them for a keyword.
package enum SwiftName {
    /// A name that is declared, or used as an expression: `` `default` ``.
    package static func escaped(_ name: String) -> String {
        name.escapedName
    }

    /// A name used as a value, where `self` is the keyword.
    package static func value(_ name: String) -> String {
        name == "self" ? name : escaped(name)
    }

    /// An argument label, where nearly every keyword is free: `in`, `for`, `default`.
    package static func label(_ name: String) -> String {
        labelKeywords.contains(name) ? "`\(name)`" : name
    }

    /// `ShowError` for `showError`: as it stands in the middle of a name.
    package static func upperFirst(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }

    /// The beginning in lower case: `todoStore`, `urlLoader` for `URLLoader`.
    package static func lowerFirst(_ name: String) -> String {
        let capitals = name.prefix { $0.isUppercase }
        switch capitals.count {
        case 0: return name
        case 1: return name.prefix(1).lowercased() + name.dropFirst()
        case name.count: return name.lowercased()
        default: return capitals.dropLast().lowercased() + name.dropFirst(capitals.count - 1)
        }
    }

    private static let labelKeywords: Set<String> = ["inout", "var", "let"]
}
