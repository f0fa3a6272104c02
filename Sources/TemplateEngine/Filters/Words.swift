/// The words of a name in any style. `todoList`, `TodoList`, `todo_list`, `TODO-LIST` and `todo list` all have the same
/// two words.
struct Words {
    private let words: [Substring]

    init(_ text: String) {
        var words: [Substring] = []
        var start = text.startIndex
        var index = text.startIndex
        var before: Kind?
        while index < text.endIndex {
            let next = text.index(after: index)
            let kind = Kind(text[index])
            switch (before, kind) {
            case (_, .separator):
                if start < index { words.append(text[start..<index]) }
                start = next
            case (.lower, .upper), (.digit, .upper):
                words.append(text[start..<index])
                start = index
            case (.upper, .upper) where next < text.endIndex && Kind(text[next]) == .lower && start < index:
                words.append(text[start..<index])
                start = index
            default: break
            }
            before = kind == .separator ? nil : kind
            index = next
        }
        if start < text.endIndex { words.append(text[start...]) }
        self.words = words
    }

    private enum Kind {
        case lower, upper, digit, separator

        init(_ character: Character) {
            if character.isUppercase {
                self = .upper
            } else if character.isNumber {
                self = .digit
            } else if character.isLetter {
                self = .lower
            } else {
                self = .separator
            }
        }
    }

    /// The name in the style `todoList`. Acronyms keep their case except at the start: `URLOfID` becomes `urlOfID`. If
    /// all words are uppercase, they count as lowercase: `TODO_LIST` becomes `todoList`.
    var camelCase: String {
        let isShouting = words.allSatisfy { $0.uppercased() == $0 } && words.count > 1
        var result = ""
        for (index, word) in words.enumerated() {
            if index == 0 {
                result += word.lowercased()
            } else {
                result += word.prefix(1).uppercased()
                result += isShouting ? word.dropFirst().lowercased() : String(word.dropFirst())
            }
        }
        return result
    }

    /// Returns the words in lowercase letters, with the separator between them: `todo_list`.
    func joined(by separator: String) -> String { words.map { $0.lowercased() }.joined(separator: separator) }
}
