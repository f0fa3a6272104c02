import Diagnostics

extension Lexer {
    /// Text that the lexer could not read.
    struct Problem {
        enum Kind {
            case string, comment, name, character, nesting
        }

        var kind: Kind
        var range: Range<Int>
    }

    /// The tokens of a file, an `endOfFile`, and what is wrong with the file's letters.
    package static func read(_ source: SourceFile) -> (tokens: [Token], findings: [Diagnostic]) {
        let (tokens, problems) = lex(source, in: 0..<source.bytes.count)
        var findings: [Diagnostic] = []
        var invalidCharacters = 0
        for problem in problems {
            let location = SourceLocation(source, problem.range)
            switch problem.kind {
            case .string: findings.note(.unterminatedString(at: location))
            case .comment: findings.note(.unterminatedComment(at: location))
            case .name: findings.note(.unterminatedName(at: location))
            case .nesting: findings.note(.nestedTooDeeply(at: location))
            case .character:
                invalidCharacters += 1
                if invalidCharacters <= characterLimit { findings.append(.invalidCharacter(at: location)) }
            }
        }
        // Inside comments and strings too: they are carried into generated files.
        if invalidCharacters == 0, !source.isPlainText, let offset = UTF8Decoding.firstMalformed(in: source.bytes) {
            findings.append(.invalidCharacter(at: SourceLocation(source, offset..<offset + 1)))
        }
        return (tokens, findings)
    }

    /// More of them say no more: the file is no text.
    private static let characterLimit = 10
}
