import SwiftSource

/// Names as they stand in Swift text. What is declared or used as an expression is a string's `escapedName`.
package enum SwiftName {
    /// An argument label in a call, where nearly every keyword is free: `in`, `for`, `default`.
    package static func label(_ name: String) -> String { name == "inout" ? "`\(name)`" : name }

    /// An argument label where it is declared, which `var` and `let` would be taken for a keyword.
    package static func declaredLabel(_ name: String) -> String {
        name == "var" || name == "let" ? "`\(name)`" : label(name)
    }

    /// `ShowError` for `showError`: as it stands in the middle of a name.
    package static func upperFirst(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    /// `todoList` for `TodoList`, `urlList` for `URLList`: as a function's name begins.
    package static func lowerFirst(_ name: String) -> String { name.beginningSmall }
}

extension String {
    /// The words of a type, run together: `ArrayTodoItem` for `[TodoItem]`, `OptionalHit` for `Hit?`.
    package var capitalisedWords: String {
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
