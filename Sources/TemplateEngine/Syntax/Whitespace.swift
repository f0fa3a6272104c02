import Diagnostics
import SwiftSource

/// Applies the whitespace rules of the template language to the pieces of a template:
///
/// 1. If a block tag, comment, include or call is alone on its line, the rest of the line is not printed.
/// 2. If an include, a call or a value is alone on its line, all lines that it prints are indented like the tag.
///
/// A hyphen in a tag, such as `{%-` or `-%}`, removes all white space on its side. `{%-` also removes the indentation
/// before the tag, so the tag's text is not indented.
struct Whitespace {
    let bytes: [UInt8]

    /// Shortens the ranges of texts, and sets the placement of each tag that prints text.
    func apply(to pieces: inout [TemplateSegment]) {
        for index in pieces.indices {
            guard case .tag(var tag) = pieces[index] else { continue }
            let line = lineHeld(by: tag)
            if tag.trimsBefore { trimEnd(of: &pieces, before: index, to: trimmedEnd(before: tag.range.lowerBound)) }
            if let line {
                if tag.kind == .value || tag.printsBlock, !tag.trimsBefore {
                    tag.placement = .block(
                        indentation: line.lowerBound..<tag.range.lowerBound,
                        spaces: spacesLeft(in: pieces, before: index, from: line.lowerBound, to: tag.range.lowerBound),
                        endsLine: tag.printsBlock && !tag.trimsAfter && bytes[line.upperBound - 1].isLineBreak)
                    pieces[index] = .tag(tag)
                }
                trimEnd(of: &pieces, before: index, to: line.lowerBound)
                if tag.kind != .value { trimStart(of: &pieces, after: index, to: line.upperBound) }
            }
            if tag.trimsAfter { trimStart(of: &pieces, after: index, to: trimmedStart(after: tag.range.upperBound)) }
        }
    }

    /// Returns the range of the tag's line, with its line break, if the line contains nothing else. Otherwise returns
    /// nil.
    private func lineHeld(by tag: Tag) -> Range<Int>? {
        var start = tag.range.lowerBound
        while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
        guard start == 0 || bytes[start - 1].isLineBreak else { return nil }
        var end = tag.range.upperBound
        while end < bytes.count, isBlank(bytes[end]) { end += 1 }
        if end == bytes.count { return start..<end }
        guard bytes[end].isLineBreak else { return nil }
        let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
        return start..<end + (isPair ? 2 : 1)
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    private func trimmedEnd(before offset: Int) -> Int {
        var end = offset
        while end > 0, bytes[end - 1].isWhiteSpace { end -= 1 }
        return end
    }

    private func trimmedStart(after offset: Int) -> Int {
        var start = offset
        while start < bytes.count, bytes[start].isWhiteSpace { start += 1 }
        return start
    }

    private func trimEnd(of pieces: inout [TemplateSegment], before index: Int, to end: Int) {
        guard index > 0, case .text(let range) = pieces[index - 1] else { return }
        pieces[index - 1] = .text(range.lowerBound..<max(range.lowerBound, min(range.upperBound, end)))
    }

    private func trimStart(of pieces: inout [TemplateSegment], after index: Int, to start: Int) {
        guard index + 1 < pieces.count, case .text(let range) = pieces[index + 1] else { return }
        pieces[index + 1] = .text(min(range.upperBound, max(range.lowerBound, start))..<range.upperBound)
    }

    /// Returns the part of a line's indentation, between `start` and `end`, that no previous tag removed.
    private func spacesLeft(in pieces: [TemplateSegment], before index: Int, from start: Int, to end: Int) -> Range<Int>
    {
        guard index > 0, case .text(let range) = pieces[index - 1] else { return end..<end }
        return min(end, max(start, range.lowerBound))..<end
    }
}
