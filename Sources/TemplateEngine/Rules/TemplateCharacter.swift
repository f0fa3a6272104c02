import Diagnostics

extension Rule {
    static let templateCharacter = Rule(
        id: "templateCharacter",
        summary: "A tag holds names, strings, numbers and operators only",
        explanation: """
            Between '{{' and '}}' and between '{%' and '%}' stand names, strings in quotes, numbers, the words \
            of the language and the operators | : , . [ ] ( ) == != < <= > >= =. Anything else is text and \
            belongs outside the tag or inside quotes.
            """,
        wrong: "{{ name & kind }}",
        right: "{{ name }} & {{ kind }}")
}

extension Diagnostic {
    static func templateCharacter(_ location: SourceLocation) -> Diagnostic {
        let text = location.file.text(location.range)
        return Diagnostic(
            .templateCharacter, "\(quoted(text)) means nothing inside a tag", at: location,
            notes: [Note("text stands outside tags, or in quotes")])
    }

    /// The text as a message can show it.
    private static func quoted(_ text: String) -> String {
        let isVisible = text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
        return isVisible ? "'\(text)'" : "this character"
    }
}
