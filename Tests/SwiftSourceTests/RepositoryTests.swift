import Diagnostics
import Foundation
import Testing

@testable import SwiftSource

/// This package's own sources as input.
@Suite struct RepositoryTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let files: [String] = ["Sources", "Tests", "Package.swift"].flatMap { part -> [String] in
        let folder = root.appendingPathComponent(part)
        guard let paths = FileManager.default.enumerator(atPath: folder.path) else { return [part] }
        let found = paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map { "\(part)/\($0)" }
        return found.isEmpty ? [part] : found.sorted()
    }

    @Test func findsItself() {
        #expect(Self.files.count > 30)
        #expect(Self.files.contains("Package.swift"))
    }

    @Test(arguments: files)
    func outlines(path: String) throws {
        let source = SourceFile(
            path: path, bytes: [UInt8](try Data(contentsOf: Self.root.appendingPathComponent(path))))
        let (_, outline, diagnostics) = OutlineParser.read(source)
        #expect(diagnostics.map { "\(source.position(of: $0.location?.range.lowerBound ?? 0)): \($0.message)" } == [])
        // Every body reads, too, and ends at its own brace.
        for declaration in outline.declarations { try checkBodies(of: declaration, in: source) }
    }

    private func checkBodies(of declaration: DeclarationOutline, in source: SourceFile) throws {
        for member in declaration.members { try checkBodies(of: member, in: source) }
        guard declaration.members.isEmpty, let range = declaration.bodyRange else { return }
        #expect(source.bytes[range.lowerBound] == ASCII.openBrace)
        #expect(source.bytes[range.upperBound - 1] == ASCII.closeBrace)
        var cursor = TokenCursor(source: source, tokens: Lexer.tokens(of: source, in: range))
        let block = cursor.parseCodeBlock()
        #expect(cursor.isAtEnd)
        #expect(cursor.diagnostics.isEmpty)
        #expect(block.range == range.lowerBound + 1..<range.upperBound - 1)
    }
}
