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
