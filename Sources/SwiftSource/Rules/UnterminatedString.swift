import Diagnostics

extension Rule {
    package static let unterminatedString = Rule(
        id: "unterminatedString",
        summary: "A string ends with the quotes it began with, on the same line unless it has three",
        explanation: """
            The text from a quote on has no closing quote. A string between single quotation marks "…" ends with its line, its \
            interpolations included; one in \"\"\"…\"\"\" may span lines. A raw string's closing quote needs as many # as its \
            opening one.
            """,
        wrong: "func didFail() { view?.show(error: \"no network) }",
        right: "func didFail() { view?.show(error: \"no network\") }")
}

extension Diagnostic {
    static func unterminatedString(at location: SourceLocation) -> Diagnostic {
        let bytes = location.file.bytes[location.range.clamped(to: 0..<location.file.bytes.count)]
        let pounds = bytes.prefix { $0 == Ascii.hash }.count
        let quotes =
            bytes.dropFirst(pounds).prefix(3).allSatisfy { $0 == Ascii.quote } && bytes.count >= pounds + 3 ? 3 : 1
        let closing = String(repeating: "\"", count: quotes) + String(repeating: "#", count: pounds)
        return Diagnostic(
            .unterminatedString, "this string is never closed", at: location,
            fixIts: [
                FixIt(
                    "insert '\(closing)'", range: location.range.upperBound..<location.range.upperBound,
                    replacement: closing)
            ])
    }
}
