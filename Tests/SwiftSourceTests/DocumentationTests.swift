import Diagnostics
import Testing

@testable import SwiftSource

@Suite struct DocumentationTests {
    private func documentation(_ text: String) -> Documentation? {
        let source = SourceFile(path: "a.swift", text: text)
        let tokens = Lexer.tokens(of: source)
        let cursor = TokenCursor(source: source, tokens: tokens)
        guard let index = tokens.firstIndex(where: { source.text($0.range) == "func" }) else { return nil }
        return cursor.documentation(before: index)
    }

    @Test(arguments: [
        ("/// One.\nfunc", ["One."]),
        ("/// One.\n///   - two\n///\n/// Three.\nfunc", ["One.", "  - two", "", "Three."]),
        ("///One\n///  two\nfunc", ["One", "  two"]),
        ("/// One.\r\n/// Two.\r\nfunc", ["One.", "Two."]),
        ("/** One. */ func", ["One."]),
        ("/**\n One.\n   two\n */\nfunc", ["One.", "  two"]),
        ("/**\n * One.\n *\n *   two\n */\nfunc", ["One.", "", "  two"]),
        ("/// Before.\n\n/// One.\nfunc", ["One."]),
        ("/// One.\n// no\nfunc", ["One."]),
        ("/// One.\n\nfunc", ["One."]),
        ("x /// of x\n/// One.\nfunc", ["One."]),
        ("x; /// One.\nx\n/// Two.\nfunc", ["Two."]),
        ("/* no */ /// One.\nfunc", ["One."]),
    ])
    func lines(text: String, expected: [String]) {
        #expect(documentation(text)?.lines == expected)
    }

    @Test(arguments: [
        "func", "// no\nfunc", "//// no\nfunc", "/* no */ func", "/**/ func", "/*** no */ func", "x /// of x\nfunc",
    ])
    func none(text: String) {
        #expect(documentation(text) == nil)
    }

    @Test func range() {
        #expect(documentation("  /// One.\n  /// Two.\n  func")?.range == 2..<21)
    }
}
