import Diagnostics
import SwiftSource
import ViperGeneration

/// A file without the protocols that went into a spec.
package enum ProtocolRemoval {
    /// The text without these declarations, all else byte for byte; nil where nothing is left but imports, a comment before them
    /// and `// MARK` comments.
    package static func bytes(of source: SourceFile, without protocols: [ProtocolFact]) -> [UInt8]? {
        var edits = SourceEdits(source)
        for fact in protocols { edits.remove(source.wholeLines(of: fact.declaration.documentedRange)) }
        let rest = SourceFile(path: source.path, bytes: edits.result)
        return holdsNothing(rest) ? nil : rest.bytes
    }

    /// The file with blanks for these declarations: all else keeps its place.
    package static func blanked(_ source: SourceFile, without protocols: [ProtocolFact]) -> SourceFile {
        var bytes = source.bytes
        for index in protocols.flatMap(\.declaration.documentedRange) where bytes[index] != 0x0A && bytes[index] != 0x0D
        {
            bytes[index] = 0x20
        }
        return SourceFile(path: source.path, bytes: bytes)
    }

    /// Whether nothing is left but imports, a comment before them and `// MARK` comments.
    private static func holdsNothing(_ source: SourceFile) -> Bool {
        let (tokens, outline, _) = Outline.read(source)
        guard outline.declarations.isEmpty else { return false }
        let code = tokens.filter { $0.kind != .endOfFile }
        let names = outline.imports.map(\.range)
        let isImports = code.allSatisfy { token in
            token.keyword == .import || names.contains { $0.contains(token.range.lowerBound) }
        }
        guard isImports else { return false }
        let end = code.last?.range.upperBound ?? source.bytes.count
        return source.text(end..<source.bytes.count).split(whereSeparator: \.isNewline)
            .map { String($0).trimmed }.allSatisfy { $0.isEmpty || $0.hasPrefix("// MARK") }
    }
}

extension SourceFile {
    /// The comment that the file begins with, followed by an empty line. It is empty where the file begins with none, or with a
    /// doc comment, which belongs to what follows.
    package var head: [UInt8] {
        let lines = textBeforeCode.split(whereSeparator: \.isNewline).map(String.init)
        let comment = lines.prefix { !$0.hasPrefix("///") && !$0.hasPrefix("/**") }.filter { !$0.trimmed.isEmpty }
        return comment.isEmpty ? [] : Array((comment.joined(separator: "\n") + "\n\n").utf8)
    }

    /// What follows the first empty line of that comment: it is about what the file declares, and not about the file.
    package var remarksInHead: [UInt8] {
        let lines = textBeforeCode.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { String($0).trimmed }
        let behindFirstBlock = lines.drop(while: \.isEmpty).drop { !$0.isEmpty }
        let remarks = behindFirstBlock.prefix { !$0.hasPrefix("///") }.filter { !$0.isEmpty }
        guard !remarks.isEmpty, remarks.allSatisfy({ $0.hasPrefix("//") && !$0.hasPrefix("// MARK") }) else {
            return []
        }
        return Array((remarks.joined(separator: "\n") + "\n\n").utf8)
    }

    private var textBeforeCode: String { text(0..<(Lexer.tokens(of: self).first?.range.lowerBound ?? 0)) }
}
