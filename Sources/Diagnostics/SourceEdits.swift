/// Changes to a text, by places in it as it was before all of them.
package struct SourceEdits: Sendable {
    package let source: SourceFile
    private var edits: [(range: Range<Int>, text: String)] = []

    package init(_ source: SourceFile) { self.source = source }

    package mutating func replace(_ range: Range<Int>, by text: String) { edits.append((range, text)) }

    package mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, by: text) }

    package mutating func remove(_ range: Range<Int>) { replace(range, by: "") }

    /// Adds the edits of another value for the same text.
    package mutating func merge(_ other: SourceEdits) { edits += other.edits }

    /// The whole text with the changes made; bytes outside them are as they were.
    package var result: [UInt8] { bytes(0..<source.bytes.count) }

    /// The text of `range` with the changes that lie in it.
    package func text(_ range: Range<Int>) -> String { String(decoding: bytes(range), as: UTF8.self) }

    /// Of changes at one place what is inserted comes first, the earlier made before the later; one that overlaps an earlier place
    /// is left out.
    private func bytes(_ range: Range<Int>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(range.count)
        var offset = range.lowerBound
        let ordered = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
                < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
        }
        for edit in ordered.map(\.element)
        where edit.range.lowerBound >= offset && edit.range.upperBound <= range.upperBound {
            result += source.bytes[offset..<edit.range.lowerBound]
            result += edit.text.utf8
            offset = edit.range.upperBound
        }
        return result + source.bytes[offset..<range.upperBound]
    }
}

extension SourceFile {
    /// The text after some edits, in order of place; one that overlaps the edit before it is left out.
    package func applying(_ edits: [Diagnostic.FixIt]) -> [UInt8] {
        var changes = SourceEdits(self)
        for edit in edits { changes.replace(edit.range, by: edit.replacement) }
        return changes.result
    }
}
