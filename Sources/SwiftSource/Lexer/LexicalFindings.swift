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

    /// The tokens of a file, with an `endOfFile` at the end, and the lexical errors.
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
                        .unterminatedName, "this name's backtick is never closed", at: location,
                        notes: ["write the name as `name`, on one line"]))
            case .nesting: findings.reportWithinLimit(.nestedTooDeeply(at: location))
            case .character:
                invalidCharacters += 1
                if invalidCharacters <= characterLimit { findings.append(.invalidCharacter(at: location)) }
            }
        }
        // Comments and strings are checked too, because they are carried into generated files.
        if invalidCharacters == 0, !source.isPlainText, let offset = UTF8Decoding.firstMalformed(in: source.bytes) {
            findings.append(.invalidCharacter(at: SourceLocation(source, offset..<offset + 1)))
        }
        return (tokens, findings)
    }

    /// How many invalid characters of one file are reported.
    private static let characterLimit = 10
}

extension Rule {
    static let invalidCharacter = Rule(
        id: "invalidCharacter", summary: "Outside of comments and strings only Swift's own characters may stand",
        explanation: """
            A byte that no Swift text may hold: a control character, an invisible or bidirectional mark, a typographic \
            quote or space, or a byte that is no UTF-8. They come with text copied from chats and web pages, or from a \
            file that is no text at all. Delete the character, or type it anew.
            """,
        wrong: "func show(title: ‘String’)",
        right: "func show(title: String)")

    package static let nestedTooDeeply = Rule(
        id: "nestedTooDeeply", summary: "Brackets, types and expressions nest at most 60 deep",
        explanation: """
            Nobody writes text as deep as that by hand; a limit keeps a damaged or hostile file from exhausting memory. What \
            follows in the file was not read. Close a bracket that was left open, or give a part a name of its own.
            """,
        wrong: "func show(_ items: [[[[[[ … ]]]]]])",
        right: "typealias Grid = [[Cell]]\nfunc show(_ items: [Grid])")

    static let unterminatedComment = Rule(
        id: "unterminatedComment", summary: "A comment that begins with /* ends with */",
        explanation: """
            The text from /* on is a comment up to the end of the file. Comments nest: each /* inside needs a */ of its own.
            """,
        wrong: "/* shared by /* both */ screens\nfunc show()",
        right: "/* shared by /* both */ screens */\nfunc show()")

    static let unterminatedName = Rule(
        id: "unterminatedName", summary: "A name in backticks ends with a backtick on the same line",
        explanation:
            "Backticks make a keyword a name. Both of them stand on one line, with at least one letter between.",
        wrong: "func show(`default: Bool)",
        right: "func show(`default`: Bool)")

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
    static func invalidCharacter(at location: SourceLocation) -> Diagnostic {
        let meant = meant(by: location)
        return Diagnostic(
            .invalidCharacter, "\(description(of: location)) cannot stand here", at: location,
            fixIts: [
                FixIt(
                    meant.isEmpty ? "delete it" : "replace it by '\(meant)'", range: location.range, replacement: meant)
            ])
    }

    /// The character of Swift that a typographic one stands for; empty where there is none.
    private static func meant(by location: SourceLocation) -> String {
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
            return "the byte 0x\(String(bytes[offset], radix: 16, uppercase: true)), which is no UTF-8,"
        }
        if (0x21...0x7E).contains(scalar) { return "'\(location.file.text(offset..<offset + 1))'" }
        return "the character U+\(scalar.hexadecimal(4, uppercase: true))"
    }

    static func nestedTooDeeply(at location: SourceLocation) -> Diagnostic {
        let start = location.range.lowerBound
        return Diagnostic(
            .nestedTooDeeply, "this is nested more than 60 deep; the rest of the file was not read",
            at: SourceLocation(location.file, start..<min(start + 1, location.range.upperBound)),
            notes: [Note("close a bracket that was left open before it, or give a part a name of its own")])
    }

    static func unterminatedComment(at location: SourceLocation) -> Diagnostic {
        let start = location.range.lowerBound
        let opening = SourceLocation(location.file, start..<min(start + 2, location.range.upperBound))
        return Diagnostic(
            .unterminatedComment, "this comment is never closed", at: opening,
            notes: [Note("comments nest: every '/*' needs a '*/' of its own")])
    }

    static func unterminatedString(at location: SourceLocation) -> Diagnostic {
        let bytes = location.file.bytes[location.range.clamped(to: 0..<location.file.bytes.count)]
        let pounds = bytes.prefix { $0 == Ascii.hash }.count
        let quotes =
            bytes.dropFirst(pounds).prefix(3).allSatisfy { $0 == Ascii.quote } && bytes.count >= pounds + 3 ? 3 : 1
        let closing = String(repeating: "\"", count: quotes) + String(repeating: "#", count: pounds)
        return Diagnostic(
            .unterminatedString, "this string is never closed", at: location,
            notes: ["write '\(closing)' where it ends"])
    }
}
