import Diagnostics

extension Lexer {
    /// A part of the text that the lexer could not read.
    struct Problem {
        enum Kind {
            case string, comment, name, character, nesting
        }

        var kind: Kind
        var range: Range<Int>
    }

    /// Returns the tokens of a file, followed by an `endOfFile`, and the lexical errors.
    package static func read(_ source: SourceFile) -> (tokens: [Token], findings: [Diagnostic]) {
        let (tokens, problems) = lex(source, in: 0..<source.bytes.count)
        var findings: [Diagnostic] = []
        var invalidCharacters = 0
        for problem in problems {
            let location = SourceLocation(source, problem.range)
            switch problem.kind {
            case .string: findings.reportWithinLimit(.unterminatedString(at: location))
            case .comment: findings.reportWithinLimit(.unterminatedComment(at: location))
            case .name:
                findings.reportWithinLimit(
                    Diagnostic(
                        .unterminatedName, "unterminated name in backticks", at: location,
                        notes: ["write the name as `name`, on one line"]))
            case .nesting: findings.reportWithinLimit(.nestedTooDeeply(at: location))
            case .character:
                invalidCharacters += 1
                if invalidCharacters <= characterLimit { findings.append(.invalidCharacter(at: location)) }
            }
        }
        // Comments and strings must be UTF-8 too, because they are copied into generated files.
        if invalidCharacters == 0, !source.isPlainText, let offset = UTF8Decoding.firstMalformed(in: source.bytes) {
            findings.append(.invalidCharacter(at: SourceLocation(source, offset..<offset + 1)))
        }
        return (tokens, findings)
    }

    /// The maximum number of reported invalid characters in one file.
    private static let characterLimit = 10
}

extension Rule {
    static let invalidCharacter = Rule(
        id: "invalidCharacter", summary: "Invalid character",
        explanation: """
            Swift does not allow this character outside comments and strings. It is a control character, an invisible \
            or bidirectional mark, a typographic quote or space, or a byte that is not UTF-8. Such characters often \
            come with text copied from chats and web pages. Delete the character, or type it again.
            """,
        wrong: "func show(title: ‘String’)",
        right: "func show(title: String)")

    package static let nestedTooDeeply = Rule(
        id: "nestedTooDeeply", summary: "Nesting is deeper than 60 levels",
        explanation: """
            The limit for nested brackets, types and expressions protects viper-gen from damaged and malicious files. \
            viper-gen did not read the rest of the file. Close a bracket that was left open, or give a part of the \
            expression its own name.
            """,
        wrong: "func show(_ items: [[[[[[ … ]]]]]])",
        right: "typealias Grid = [[Cell]]\nfunc show(_ items: [Grid])")

    static let unterminatedComment = Rule(
        id: "unterminatedComment", summary: "Unterminated comment",
        explanation: """
            The text after '/*' is a comment up to the end of the file. Comments nest: each '/*' inside needs its own \
            '*/'.
            """,
        wrong: "/* shared by /* both */ screens\nfunc show()",
        right: "/* shared by /* both */ screens */\nfunc show()")

    static let unterminatedName = Rule(
        id: "unterminatedName", summary: "Unterminated name in backticks",
        explanation: """
            Backticks turn a keyword into a name. Write both backticks on one line, with at least one letter between \
            them.
            """,
        wrong: "func show(`default: Bool)",
        right: "func show(`default`: Bool)")

    package static let unterminatedString = Rule(
        id: "unterminatedString",
        summary: "Unterminated string",
        explanation: """
            A string has no closing quote. A string in "…" must end on its line, including its interpolations. A \
            string in \"\"\"…\"\"\" may span lines. The closing quote of a raw string needs as many # as the opening \
            quote.
            """,
        wrong: "func didFail() { view?.show(error: \"no network) }",
        right: "func didFail() { view?.show(error: \"no network\") }")
}

extension Diagnostic {
    static func invalidCharacter(at location: SourceLocation) -> Diagnostic {
        let replacement = asciiReplacement(for: location)
        return Diagnostic(
            .invalidCharacter, "\(description(of: location)) is not allowed here", at: location,
            fixIts: [
                FixIt(
                    replacement.isEmpty ? "remove it" : "replace with '\(replacement)'", range: location.range,
                    replacement: replacement)
            ])
    }

    /// Returns the ASCII character to write in place of a typographic one, such as `"` for `“`; an empty text if there
    /// is none.
    private static func asciiReplacement(for location: SourceLocation) -> String {
        let bytes = location.file.bytes
        let offset = location.range.lowerBound
        guard offset < bytes.count else { return "" }
        return switch UTF8Decoding.scalar(in: bytes, at: offset, before: bytes.count)?.value ?? 0 {
        case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: " "
        case 0x2010...0x2015: "-"
        case 0x201C...0x201F: "\""
        default: ""
        }
    }

    private static func description(of location: SourceLocation) -> String {
        let bytes = location.file.bytes
        let offset = location.range.lowerBound
        guard offset < bytes.count else { return "this character" }
        guard let (scalar, _) = UTF8Decoding.scalar(in: bytes, at: offset, before: bytes.count) else {
            return "byte 0x\(String(bytes[offset], radix: 16, uppercase: true)), which is not UTF-8,"
        }
        if (0x21...0x7E).contains(scalar) { return "'\(location.file.text(offset..<offset + 1))'" }
        return "character U+\(scalar.hexadecimal(4, uppercase: true))"
    }

    static func nestedTooDeeply(at location: SourceLocation) -> Diagnostic {
        let start = location.range.lowerBound
        return Diagnostic(
            .nestedTooDeeply, "nesting is deeper than 60 levels; the rest of the file was not read",
            at: SourceLocation(location.file, start..<min(start + 1, location.range.upperBound)),
            notes: [Note("close an earlier bracket that was left open, or give a part of the expression its own name")])
    }

    static func unterminatedComment(at location: SourceLocation) -> Diagnostic {
        let start = location.range.lowerBound
        let opening = SourceLocation(location.file, start..<min(start + 2, location.range.upperBound))
        return Diagnostic(
            .unterminatedComment, "unterminated comment", at: opening,
            notes: [Note("add '*/'; comments nest, so each '/*' needs its own '*/'")])
    }

    static func unterminatedString(at location: SourceLocation) -> Diagnostic {
        let bytes = location.file.bytes[location.range.clamped(to: 0..<location.file.bytes.count)]
        let pounds = bytes.prefix { $0 == ASCII.hash }.count
        let quotes =
            bytes.dropFirst(pounds).prefix(3).allSatisfy { $0 == ASCII.quote } && bytes.count >= pounds + 3 ? 3 : 1
        let closing = String(repeating: "\"", count: quotes) + String(repeating: "#", count: pounds)
        return Diagnostic(
            .unterminatedString, "unterminated string", at: location,
            notes: ["insert '\(closing)' at the end of the string"])
    }
}
