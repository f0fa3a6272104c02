import Diagnostics
import SwiftSource

extension Subject {
    /// What is put into Swift.
    static let swiftPieces = [
        "#if x\n", "#else\n", "#endif\n", "case ", "func ", "if ", "in ", "switch x {", "await ", "let ", "#/",
        "/#", "<#", "#\"", "\"#", "async ", "init", "subscript(", "{ [weak self] in ", "@Test(", "guard ",
        "where ", "inout ", "some ", "repeat { ", "extension ", "actor ", "macro ", "~Copyable", "get set",
    ]

    /// The lexer, the outline, bodies and signatures of Swift: tokens cover the text, findings have places, reading ends.
    static let swift = Subject(
        name: "swift",
        mutator: Mutator(
            corpus: Corpus.files(
                in: "Sources", "Tests/Golden/Expected/Kinds", "Tests/Golden/Expected/Signatures",
                "Tests/Golden/Expected/Attributes", endingIn: ".swift")
                + Corpus.files(in: "Tests/Fuzz/Corpus/swift", endingIn: ".txt"),
            pieces: swiftPieces),
        check: { bytes, _ in
            let source = SourceFile(path: "Fuzz.swift", bytes: bytes)
            let (tokens, lexical) = Lexer.read(source)
            var end = 0
            for token in tokens {
                if token.range.lowerBound < end { return "tokens overlap at \(end)" }
                end = token.range.upperBound
            }
            if tokens.last?.kind != .endOfFile || end != bytes.count { return "tokens end at \(end) of \(bytes.count)" }
            if let wrong = misplaced(lexical + OutlineParser.read(source).diagnostics) { return wrong }

            let block = SourceFile(path: "Fuzz.swift", bytes: [UInt8(ascii: "{")] + bytes)
            var body = TokenCursor(source: block)
            _ = BodyNames.references(in: body.parseCodeBlock(), names: ["view", "self"])
            if let wrong = misplaced(body.diagnostics) { return wrong }

            var members = TokenCursor(source: source, tokens: tokens)
            while !members.isAtEnd {
                let before = members.index
                _ = (members.documentation(), members.parseAttributes(), members.parseModifiers())
                _ = members.parseRequirementKind()
                if members.at("{") { members.skipBalanced() }
                if members.index == before { members.advance() }
            }
            return misplaced(members.diagnostics)
        })
}
