import Diagnostics
import SwiftSource
import TestSupport
import Testing

/// What holds of all generated Swift, whatever was asked for.
@Suite("Generated text")
struct GeneratedTextTests {
    @Test("no combination of settings gives a force unwrap or an import that is not used")
    func combinations() throws {
        let rows = try GeneratedCombination.all(TestSettings.cases(CoveringSet.rows, quick: 11))
        try #require(rows.count > 10)
        for row in rows {
            for fault in try faults(in: row.tree) { Issue.record("\(row.combination): \(fault)") }
        }
    }

    @Test("nor does a golden", arguments: Golden.all)
    func goldens(_ golden: Golden) throws {
        let tree = try FileTree.read(golden.expectedFolder)
        let specs = try golden.specs().map(\.text)
        let faults = try faults(in: tree, beside: FileTree.read(golden.specFolder)).filter { fault in
            // A type that a spec itself unwraps wherever it is used: `Int!`; and what a module that it imports is used for, or
            // where the types stand whose fixtures a person writes, or what an expression needs that makes a screen, nobody can
            // tell.
            let text = fault.drop { $0 != " " }.dropFirst()
            if text.hasSuffix("!") { return !specs.contains { $0.contains(text) } }
            let bytes = tree.files[String(fault.prefix { $0 != ":" })] ?? []
            let isKit = text == "UIKit is not used" || text == "SwiftUI is not used"
            let makesScreens = String(decoding: bytes, as: UTF8.self).contains("private func screen(")
            return !fault.contains("/Fixtures.swift:") && !(isKit && makesScreens)
                && !specs.contains { $0.contains("import \(text.prefix { $0 != " " })\n") }
        }
        #expect(faults == [])
    }

    @Test("a force unwrap and an import without use are found, and what looks like them is not")
    func control() {
        let text = """
            import UIKit
            import Observation

            let a = try! f(b!, c as! Int, !d, e != g, "x!", x)
            let h: Int!; @Observable final class K {} // z!
            """
        let expected = ["1: UIKit is not used", "4: try!", "4: b!", "4: as!", "5: Int!"].map { "A.swift:" + $0 }
        #expect(faults(in: SourceFile(path: "A.swift", text: text), declared: []) == expected)
    }

    /// `written` is what a person wrote for the same target.
    private func faults(in tree: FileTree, beside written: FileTree = FileTree()) throws -> [String] {
        let sources = swiftFiles(of: tree)
        let declared = (sources + swiftFiles(of: written)).filter { $0.path.hasPrefix("Sources/") }.flatMap {
            OutlineParser.read($0).outline.declarations.flatMap { [$0.name.name] + $0.members.map(\.name.name) }
        }
        return sources.flatMap { faults(in: $0, declared: Set(declared)) }
    }

    private func swiftFiles(of tree: FileTree) -> [SourceFile] {
        tree.paths.filter { $0.hasSuffix(".swift") }.map { SourceFile(path: $0, bytes: tree.files[$0] ?? []) }
    }

    /// `declared` are the types of the app's target and their members.
    private func faults(in source: SourceFile, declared: Set<String>) -> [String] {
        let tokens = Lexer.tokens(of: source)
        let words = tokens.map { source.text($0.range) }
        let used = Set(words)
        var faults: [String] = []
        for index in tokens.indices.dropFirst() {
            let (before, word) = (words[index - 1], words[index])
            if before == "import", !isUsed(word, used, declared) {
                faults.append("\(place(of: tokens[index], in: source)): \(word) is not used")
            }
            guard word.hasPrefix("!"), case .op = tokens[index].kind, !tokens[index].hasSpaceBefore,
                endsValue(tokens[index - 1], before)
            else { continue }
            faults.append("\(place(of: tokens[index], in: source)): \(before)!")
        }
        return faults
    }

    private func place(of token: Token, in source: SourceFile) -> String {
        "\(source.path):\(source.position(of: token.range.lowerBound).line)"
    }

    private func endsValue(_ token: Token, _ word: String) -> Bool {
        switch token.kind {
        case .identifier, .escapedIdentifier, .dollarIdentifier, .string, .stringEnd: true
        default: [")", "]", "}", ">", "?"].contains(word)
        }
    }

    /// Whether a file says a name that only this import gives it.
    private func isUsed(_ module: String, _ words: Set<String>, _ declared: Set<String>) -> Bool {
        switch module {
        case "Foundation": true
        case "UIKit": words.contains { $0.hasPrefix("UI") && $0 != "UIKit" }
        case "SwiftUI": words.contains { ["App", "Scene", "View"].contains($0) }
        case "Observation": words.contains { ["Observable", "ObservationIgnored"].contains($0) }
        case "Testing": words.contains { ["Suite", "Test", "SourceLocation"].contains($0) }
        case "XCTest": words.contains { $0.hasPrefix("XCT") && $0 != "XCTest" }
        default: !words.isDisjoint(with: declared)
        }
    }
}
