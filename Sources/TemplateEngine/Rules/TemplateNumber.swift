import Diagnostics

extension Rule {
    static let templateNumber = Rule(
        id: "templateNumber",
        summary: "Numbers are whole and fit in 64 bits",
        explanation: """
            Templates count; they do not calculate. A number is a row of digits, with a hyphen before it where \
            it is negative, between -9223372036854775808 and 9223372036854775807.
            """,
        wrong: "{{ text|indent:4x }}",
        right: "{{ text|indent:4 }}")
}

extension Diagnostic {
    static func templateNumber(_ text: String, _ location: SourceLocation) -> Diagnostic {
        let isTooLarge = text.utf8.dropFirst(text.hasPrefix("-") ? 1 : 0).allSatisfy { (0x30...0x39).contains($0) }
        return Diagnostic(
            .templateNumber, isTooLarge ? "'\(text)' is too large for a number" : "'\(text)' is no number",
            at: location,
            notes: [Note("numbers are whole, and names do not begin with a digit")])
    }
}
