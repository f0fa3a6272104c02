import Diagnostics
import Testing

@testable import SwiftSource

/// Damaged text is read to its end: no crash, no endless loop, findings with places inside the text.
@Suite struct RobustnessTests {
    /// Reads text as everything that it may stand for, and checks what must hold of any text.
    private func read(_ bytes: [UInt8]) {
        let source = SourceFile(path: "a.swift", bytes: bytes)
        let (tokens, findings) = Lexer.read(source)
        #expect(coversText(tokens, bytes))
        var diagnostics = findings + OutlineParser.read(source).diagnostics
        let block = SourceFile(path: "b.swift", bytes: [ASCII.openBrace] + bytes)
        var cursor = TokenCursor(source: block)
        _ = BodyNames.references(in: cursor.parseCodeBlock(), names: ["view", "a"])
        #expect(cursor.index > 0)
        cursor = TokenCursor(source: source, tokens: tokens)
        while !cursor.isAtEnd {
            let before = cursor.index
            let requirement = cursor.parseRequirement()
            if cursor.at("{") { cursor.skipBalanced() }
            if requirement == nil, cursor.index == before { cursor.advance() }
        }
        diagnostics += cursor.diagnostics
        #expect(
            diagnostics.allSatisfy { diagnostic in
                guard let range = diagnostic.location?.range else { return false }
                return range.lowerBound >= 0 && range.upperBound <= bytes.count
            })
    }

    private func coversText(_ tokens: [Token], _ bytes: [UInt8]) -> Bool {
        var end = 0
        for token in tokens {
            guard token.range.lowerBound >= end, token.range.upperBound <= bytes.count else { return false }
            end = token.range.upperBound
        }
        return tokens.last?.kind == .endOfFile && end == bytes.count
    }

    @Test(arguments: Corpus.texts)
    func corpusIsSound(text: String) {
        let source = SourceFile(path: "a.swift", text: text)
        #expect(Lexer.read(source).findings == [])
        #expect(OutlineParser.read(source).diagnostics == [])
        var cursor = TokenCursor(source: SourceFile(path: "a.swift", text: "{ \(text)\n}"))
        _ = cursor.parseCodeBlock()
        #expect(cursor.isAtEnd && cursor.diagnostics == [])
    }

    @Test(arguments: Corpus.texts)
    func everyPrefix(text: String) {
        let bytes = Array(text.utf8)
        for end in bytes.indices { read(Array(bytes[..<end])) }
    }

    /// A few of what `fuzz` reads, with damage of another kind.
    @Test(arguments: 0..<20)
    func mutations(seed: UInt64) {
        var numbers = SeededNumbers(state: seed)
        for _ in 0..<150 {
            guard var bytes = Corpus.texts.randomElement(using: &numbers).map({ Array($0.utf8) }) else { return }
            // A window keeps each round short.
            let start = Int.random(in: 0..<bytes.count - 100, using: &numbers)
            bytes = Array(bytes[start..<min(bytes.count, start + 150)])
            for _ in 0..<Int.random(in: 1...4, using: &numbers) { mutate(&bytes, &numbers) }
            read(bytes)
        }
    }

    private static let fragments: [[UInt8]] =
        [
            "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "\\(", "#\"", "/*", "*/", "/", "`", "\n", "\r\n",
            "#if x\n",
            "#endif\n", "case ", "func ", "if ", "in ", "switch x {", "?", "!", "->", "@", ":", ",", ".", "\\", "\0",
            "\u{FEFF}",
            "\u{202E}", "é", "await ", "let ", "#/\n", "/#", "<#", "async ",
        ].map { Array($0.utf8) } + [[0xFF], [0xE2, 0x80], [0x0D]]

    private func mutate(_ bytes: inout [UInt8], _ numbers: inout SeededNumbers) {
        guard let index = bytes.indices.randomElement(using: &numbers) else { return }
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = UInt8.random(in: 0...255, using: &numbers)
        case 2:
            let end = min(bytes.count, index + Int.random(in: 1...40, using: &numbers))
            bytes.insert(contentsOf: Array(bytes[index..<end]), at: bytes.indices.randomElement(using: &numbers) ?? 0)
        default:
            bytes.insert(contentsOf: Self.fragments.randomElement(using: &numbers) ?? [], at: index)
        }
    }

    /// One finding, and no stack that overflows.
    @Test(arguments: [
        "(", "[", "{", "/*", "f(", "a[", "{ [", "\"\\(", "x = ", "!(", "-", "a ? ", "if a { ", "struct A { ", "{ a in ",
        "try ",
        "switch a { case b: ", "func f() { ", "\\A[", "#m(",
    ])
    func deepNesting(piece: String) {
        let text = String(repeating: piece, count: 5000)
        let source = SourceFile(path: "a.swift", text: "{" + text)
        var cursor = TokenCursor(source: source)
        _ = BodyNames.references(in: cursor.parseCodeBlock(), names: ["a"])
        #expect(cursor.diagnostics.count == 1, "\(cursor.diagnostics.map(\.message))")
        let outline = OutlineParser.read(SourceFile(path: "a.swift", text: text))
        #expect(outline.diagnostics.count <= 1, "\(outline.diagnostics.map(\.message))")
    }

    @Test(arguments: ["(", "[", "A<", "[A: ", "() -> ", "@a ", "inout ", "~", "any ", "(a: "])
    func deepTypes(piece: String) {
        var cursor = TokenCursor(source: SourceFile(path: "a.swift", text: String(repeating: piece, count: 5000)))
        _ = cursor.parseType()
        #expect(cursor.diagnostics.count == 1, "\(cursor.diagnostics.map(\.message))")
    }

    /// Reading 20 KB takes a fraction of a second; only work that grows with the text's square would break the bound.
    @Test(arguments: [
        "a.b().c?.d!", "a < b, ", "a<b<c,d>, ", "(/a ", "#/\n", "f { a in ", "if a { b } ", "\"\\(a)\" ", "a, ", "A & ",
        "+ a ", "x?",
        "`", "/", "\\", "<#", "#\"", "case a: ", "{ (a) ", "a = b ", "get {", "[a] in ",
    ])
    func longText(piece: String) {
        let bytes = Array(String(repeating: piece, count: 20_000 / piece.utf8.count).utf8)
        let clock = ContinuousClock()
        let time = clock.measure { read(bytes) }
        #expect(time < .seconds(10))
    }
}
