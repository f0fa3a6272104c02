/// A list of edits of a text. All offsets refer to the original text, even after other edits were added.
package struct SourceEdits: Sendable {
    package let source: SourceFile
    private var edits: [(range: Range<Int>, text: String)] = []

    package init(_ source: SourceFile) { self.source = source }

    /// Replaces a range of the original text.
    package mutating func replace(_ range: Range<Int>, by text: String) { edits.append((range, text)) }

    /// Inserts a text at an offset of the original text.
    package mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, by: text) }

    /// Removes a range of the original text.
    package mutating func remove(_ range: Range<Int>) { replace(range, by: "") }

    /// Adds all edits of `other`, which must be edits of the same text.
    package mutating func merge(_ other: SourceEdits) { edits += other.edits }

    /// The text with all edits applied.
    package var result: [UInt8] { bytes(0..<source.bytes.count) }

    /// Returns a range of the original text, with the edits applied.
    package func text(_ range: Range<Int>) -> String { String(decoding: bytes(range), as: UTF8.self) }

    /// Applies the edits in the order of their offsets. At the same offset, insertions are first, in the order in which
    /// they were added. Leaves out each edit that overlaps an earlier one, or that is not completely in `range`.
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
    /// Returns the text with fix-its applied. Leaves out each fix-it that overlaps one before it in the text.
    package func applying(_ edits: [Diagnostic.FixIt]) -> [UInt8] {
        var changes = SourceEdits(self)
        for edit in edits { changes.replace(edit.range, by: edit.replacement) }
        return changes.result
    }
}
