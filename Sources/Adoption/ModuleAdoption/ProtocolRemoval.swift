import Diagnostics
import SwiftSource
import ViperSpec

/// Functions that remove protocols from a file, because the protocols move into a spec.
package enum ProtocolRemoval {
    /// Returns the text of the file without the protocols. Returns nil if the rest would be only imports and comments
    /// that a spec can keep.
    package static func bytes(of source: SourceFile, without protocols: [ProtocolFact]) -> [UInt8]? {
        var edits = SourceEdits(source)
        for fact in protocols { edits.remove(source.wholeLines(of: fact.declaration.documentedRange)) }
        let rest = SourceFile(path: source.path, bytes: edits.result)
        return holdsNothing(rest) ? nil : rest.bytes
    }

    /// Returns the file with spaces in place of the protocols, so that all other text keeps its location.
    package static func blanked(_ source: SourceFile, without protocols: [ProtocolFact]) -> SourceFile {
        var bytes = source.bytes
        for index in protocols.flatMap(\.declaration.documentedRange) where bytes[index] != 0x0A && bytes[index] != 0x0D
        {
            bytes[index] = 0x20
        }
        return SourceFile(path: source.path, bytes: bytes)
    }

    /// Returns whether the file contains only plain imports, and comments that a spec can keep. A spec cannot keep doc
    /// comments, because they would document another declaration in the spec.
    private static func holdsNothing(_ source: SourceFile) -> Bool {
        let (tokens, outline, _) = OutlineParser.read(source)
        guard outline.declarations.isEmpty else { return false }
        let names = outline.imports.map(\.range)
        let isImports = tokens.allSatisfy { token in
            token.kind == .endOfFile || token.keyword == .import
                || names.contains { $0.contains(token.range.lowerBound) }
        }
        guard isImports, !source.holdsDocumentation else { return false }
        let spec = SourceFile(path: source.path, text: source.lines(ofCommentsIn: source.bytes.indices) + "module A {}")
        return !SpecParser.parse(spec).1.containsError
    }
}
