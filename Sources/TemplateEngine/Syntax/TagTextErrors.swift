import Diagnostics

extension Rule {
    static let templateCharacter = Rule(
        id: "templateCharacter", summary: "A tag holds names, strings, numbers and operators only",
        explanation: """
            Between '{{' and '}}' and between '{%' and '%}' stand names, strings in quotes, numbers, the words \
            of the language and the operators | : , . [ ] ( ) == != < <= > >= =. Anything else is text and \
            belongs outside the tag or inside quotes.
            """,
        wrong: "{{ name & kind }}",
        right: "{{ name }} & {{ kind }}")

    static let templateEscape = Rule(
        id: "templateEscape", summary: "A backslash in a string begins one of the known escapes",
        explanation: """
            Strings in tags know \\n, \\r, \\t, \\0, \\\\, \\", \\' and \\u{hexadecimal}, as Swift does. A backslash \
            itself is written twice.
            """,
        wrong: "{{ path|replace:\"\\d\",\"\" }}",
        right: "{{ path|replace:\"\\\\d\",\"\" }}")

    static let templateNumber = Rule(
        id: "templateNumber", summary: "Numbers are whole and fit in 64 bits",
        explanation: """
            Templates count; they do not calculate. A number is a row of digits, with a hyphen before it where \
            it is negative, between -9223372036854775808 and 9223372036854775807.
            """,
        wrong: "{{ text|indent:4x }}",
        right: "{{ text|indent:4 }}")

    static let templateUnclosedString = Rule(
        id: "templateUnclosedString", summary: "A string ends on the line on which it begins",
        explanation: """
            A string stands between double or single quotes on one line. A line break in it is written \\n; a \
            quote of its own kind \\" or \\'.
            """,
        wrong: "{{ names|join:\", }}",
        right: "{{ names|join:\", \" }}")

    static let templateTagEnd = Rule(
        id: "templateTagEnd", summary: "A tag is closed as it was opened",
        explanation: "'{{ … }}' prints a value and '{% … %}' steers; the two ends must agree.",
        wrong: "{{ name %}",
        right: "{{ name }}")

    static let templateUnclosedTag = Rule(
        id: "templateUnclosedTag", summary: "Every tag is closed",
        explanation: """
            '{{' is closed by '}}', '{%' by '%}' and '{#' by '#}'. A tag may span lines, but no other tag may \
            begin inside it. Text that only looks like a tag goes between {% raw %} and {% endraw %}.
            """,
        wrong: "struct {{ name {",
        right: "struct {{ name }} {")
}

extension Diagnostic {
    static func templateCharacter(_ location: SourceLocation) -> Diagnostic {
        let text = location.file.text(location.range)
        return Diagnostic(
            .templateCharacter, "\(quoted(text)) means nothing inside a tag", at: location,
            notes: ["text stands outside tags, or in quotes"])
    }

    /// The text as a message can show it.
    private static func quoted(_ text: String) -> String {
        let isVisible = text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
        return isVisible ? "'\(text)'" : "this character"
    }

    static func templateEscape(_ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .templateEscape, "'\(location.file.text(location.range))' is no escape", at: location,
            notes: [Note(#"the escapes are \n \r \t \0 \\ \" \' and \u{…}"#)])
    }

    static func templateNumber(_ text: String, _ location: SourceLocation) -> Diagnostic {
        let isTooLarge = text.utf8.dropFirst(text.hasPrefix("-") ? 1 : 0).allSatisfy { (0x30...0x39).contains($0) }
        return Diagnostic(
            .templateNumber, isTooLarge ? "'\(text)' is too large for a number" : "'\(text)' is no number",
            at: location,
            notes: ["numbers are whole, and names do not begin with a digit"])
    }

    static func templateUnclosedString(_ location: SourceLocation) -> Diagnostic {
        let quote = location.file.text(location.range)
        return Diagnostic(
            .templateUnclosedString, "the string that begins here has no closing \(quote) on its line", at: location)
    }

    static func templateTagEnd(_ kind: Tag.Kind, _ location: SourceLocation, opening: Range<Int>) -> Diagnostic {
        Diagnostic(
            .templateTagEnd, "a tag that begins with '\(kind.opening)' ends with '\(kind.closing)'", at: location,
            notes: [Note("it begins here", at: SourceLocation(location.file, opening))],
            fixIts: [FixIt("replace it by '\(kind.closing)'", range: location.range, replacement: kind.closing)])
    }

    static func templateUnclosedTag(_ kind: Tag.Kind, _ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .templateUnclosedTag, "'\(kind.opening)' is not closed by '\(kind.closing)'", at: location,
            notes: kind == .comment ? [] : [Note("text that is no tag stands between {% raw %} and {% endraw %}")])
    }
}
