import Diagnostics
import Testing

@testable import ViperCommand

/// Memos and findings as they are kept.
@Suite struct MemoTextTests {
    private let memo = Memo(
        state: Digest("state".utf8), moduleCount: 2, fileCount: 0, omittedTestCount: 3,
        elsewhere: ["Docs/a b.md", "Docs/größe\n.md"], own: ["A.swift"], findings: Array("whatever".utf8))

    @Test func isReadAsItIsWritten() {
        #expect(Memo(text: memo.text) == memo)
        let empty = Memo(
            state: memo.state, moduleCount: 0, fileCount: 0, omittedTestCount: 0, elsewhere: [], own: [], findings: [])
        #expect(Memo(text: empty.text) == empty)
        #expect(
            String(decoding: memo.text, as: UTF8.self).hasPrefix(
                "viper-gen memo 4\n16\n\(memo.state.text)\n2\n0\n3\n2\n11\nDocs/"))
    }

    @Test func cutOffOrDamagedAnywhereItIsNone() {
        let text = memo.text
        for length in text.indices { #expect(Memo(text: Array(text[..<length])) == nil) }
        for index in text.indices {
            var damaged = text
            damaged[index] ^= 1
            #expect(Memo(text: damaged) == nil)
        }
        #expect(Memo(text: text + [10]) == nil)
        #expect(Memo(text: text + text) == nil)
    }

    @Test(arguments: [
        "", "\n", "viper-gen memo 3\n", "viper-gen memo 4\n", "viper-gen memo 4\n16\n0123456789abcdef\n1\n",
        "viper-gen memo 4\n16\n0123456789abcdef\n1\n-1\n0\n0\n",
        "viper-gen memo 4\n16\n0123456789abcdef\n1\n1\n0\n9999999999\n",
        "viper-gen memo 4\n3\nabc\n1\n1\n0\n", "viper-gen memo 4\n16\n0123456789abcdef\n1\n1\n1\n99\nDocs\n",
        "viper-gen memo 4\n16\n0123456789abcdef\n1\n9223372036854775807\n0\n",
    ])
    func anotherTextIsNone(_ text: String) {
        let bytes = Array(text.utf8)
        #expect(Memo(text: bytes + Array(Digest(bytes).text.utf8)) == nil)
    }

    // MARK: Findings

    private static let spec = SourceFile(path: "Specs/List.viper", text: "module List {}\n")
    private static let findings: [Diagnostic] = {
        var first = Diagnostic(
            allRules[0], "a message\nof two lines, größer", at: SourceLocation(spec, 7..<11),
            notes: [
                Diagnostic.Note("no place"), Diagnostic.Note("a file", at: .whole("Sources/A.swift")),
                Diagnostic.Note("its own file, of which nothing is to be shown", at: .whole(spec.path)),
            ], fixIts: [Diagnostic.FixIt("write\t'it'", range: 7..<7, replacement: "\"\n\u{0}")])
        first.severity = first.severity == .error ? .warning : .error
        return [first, Diagnostic(allRules[1], "", at: nil), first]
    }()

    @Test func findingsAreReadAsTheyAreWritten() throws {
        let text = try #require(FindingsText.text(of: Self.findings) { $0 == Self.spec })
        #expect(FindingsText.findings(in: text) { $0 == Self.spec.path ? Self.spec : nil } == Self.findings)
        #expect(FindingsText.findings(in: text) { _ in nil } == nil)
        let none = try #require(FindingsText.text(of: []) { _ in false })
        #expect(FindingsText.findings(in: none) { _ in nil } == [])
    }

    @Test func aFindingInATextThatIsNoFileCannotBeKept() {
        #expect(FindingsText.text(of: Self.findings) { _ in false } == nil)
    }

    @Test func damagedFindingsAreNone() throws {
        let text = try #require(FindingsText.text(of: Self.findings) { _ in true })
        for length in text.indices {
            #expect(FindingsText.findings(in: Array(text[..<length])) { _ in Self.spec } == nil)
        }
        #expect(FindingsText.findings(in: text + [10]) { _ in Self.spec } == nil)
        let unknown = String(decoding: text, as: UTF8.self).replacing(
            allRules[1].id, with: "x" + allRules[1].id.dropFirst())
        #expect(FindingsText.findings(in: Array(unknown.utf8)) { _ in Self.spec } == nil)
        // Whatever else is wrong in it, it is read to its end or not at all.
        for index in text.indices {
            var damaged = text
            damaged[index] = UInt8(ascii: "9")
            _ = FindingsText.findings(in: damaged) { _ in Self.spec }.map { TextPrinter(style: .plain).text(for: $0) }
        }
    }
}
