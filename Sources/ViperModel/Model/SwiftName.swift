import SwiftSource

/// Names in Swift text. For declarations and expressions, see `escapedName`.
package enum SwiftName {
    /// Returns an argument label in a call, where nearly every keyword is allowed: `in`, `for`, `default`.
    package static func label(_ name: String) -> String { name == "inout" ? "`\(name)`" : name }

    /// Returns an argument label in a declaration, where `var` and `let` need backticks.
    package static func declaredLabel(_ name: String) -> String {
        name == "var" || name == "let" ? "`\(name)`" : label(name)
    }

    /// Returns the name with an uppercase start, as in the middle of another name: `ShowError` for `showError`.
    package static func upperFirst(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    /// Returns the name with a lowercase start, as for a function: `todoList` for `TodoList`, `urlList` for `URLList`.
    package static func lowerFirst(_ name: String) -> String { name.lowerCamelCased }
}

extension String {
    /// The words of a type without separators: `ArrayTodoItem` for `[TodoItem]`, `OptionalHit` for `Hit?`.
    package var capitalizedWords: String {
        var result = ""
        var word = ""
        for character in self + " " {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                result += SwiftName.upperFirst(word)
                word = ""
                if character == "?" { result += "Optional" }
                if character == "[" { result += "Array" }
            }
        }
        return result
    }
}
