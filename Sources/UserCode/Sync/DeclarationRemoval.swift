import Diagnostics
import SwiftSource
import ViperGeneration

/// The removal of whole declarations from a file, with the empty lines and generated headings that become superfluous.
struct DeclarationRemoval {
    let source: SourceFile
    /// The protocols that generated headings name. All other headings are yours and stay.
    private let headings: Set<String>
    /// The ranges of declarations, each alone on its lines.
    private let ranges: [Range<Int>]

    init(_ ranges: [Range<Int>], of source: SourceFile, headings: Set<String>) {
        (self.source, self.headings) = (source, headings)
        let sorted = ranges.sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
        // A range inside another range is removed together with that range.
        self.ranges = sorted.reduce(into: []) { kept, range in
            if range.upperBound > kept.last?.upperBound ?? 0 { kept.append(range) }
        }
    }

    func apply(to edits: inout SourceEdits) {
        var end = 0
        var isAtStart = false
        for range in ranges {
            var whole = lines(of: range)
            isAtStart = isFirst(whole.lowerBound) || (isAtStart && whole.lowerBound <= end)
            // The first declaration of a type is removed together with the empty line below it.
            let next = source.lineRange(around: whole.upperBound)
            if isAtStart, next.isEmpty { whole = whole.lowerBound..<source.pastLineBreak(whole.upperBound) }
            edits.remove(max(whole.lowerBound, end)..<whole.upperBound)
            end = whole.upperBound
        }
    }

    /// Returns whether the line above opens a type.
    private func isFirst(_ start: Int) -> Bool {
        source.lineAbove(start).map { source.text($0).trimmed.hasSuffix("{") } ?? false
    }

    /// Returns the lines that are removed with a declaration. These are its own lines, the empty line above, and its
    /// heading if no other member is below the heading.
    private func lines(of range: Range<Int>) -> Range<Int> {
        let start = withoutEmptyLine(above: source.lineRange(around: range.lowerBound).lowerBound)
        let end = source.pastLineBreak(source.lineRange(around: range.upperBound).upperBound)
        guard let heading = source.lineAbove(start), isHeading(heading), endsGroup(end) else { return start..<end }
        return withoutEmptyLine(above: heading.lowerBound)..<end
    }

    private func withoutEmptyLine(above start: Int) -> Int {
        guard let above = source.lineAbove(start), source.text(above).trimmed.isEmpty else { return start }
        return above.lowerBound
    }

    private func isHeading(_ line: Range<Int>) -> Bool {
        let (text, mark) = (source.text(line).trimmed, "// MARK: - ")
        return text.hasPrefix(mark) && headings.contains(String(text.dropFirst(mark.count)))
    }

    /// Returns whether another heading or the end of the type follows. Removed declarations in between do not count.
    private func endsGroup(_ offset: Int) -> Bool {
        var offset = offset
        while true {
            let rest = source.bytes[offset...].prefix { $0.isWhiteSpace }
            offset += rest.count
            guard let next = ranges.first(where: { $0.lowerBound == offset }) else { break }
            offset = next.upperBound
        }
        let left = source.bytes[offset...]
        return left.first == ASCII.closeBrace || left.starts(with: "// MARK:".utf8)
    }
}
