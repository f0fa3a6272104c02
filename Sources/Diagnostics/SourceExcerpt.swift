/// The source line of a finding, and the carets (`^~~~`) that are printed below the line.
struct SourceExcerpt: Hashable {
    /// The source line. Tabs are kept, and other control characters are escaped. A long line is clipped around the
    /// carets.
    let line: String
    /// The spaces and tabs before the carets.
    let padding: String
    /// The carets: `^` for a position, `^~~~` for a range.
    let carets: String

    init(_ location: SourceLocation) {
        let file = location.file
        let start = max(0, min(location.range.lowerBound, file.bytes.count))
        let whole = file.lineRange(around: start)
        let marked = start..<max(start, min(location.range.upperBound, whole.upperBound))
        if whole.count <= Self.maximumWidth, file.bytes[whole].isPlain {
            line = file.text(whole)
            padding = String(repeating: " ", count: start - whole.lowerBound)
            carets = "^" + String(repeating: "~", count: max(0, marked.count - 1))
            return
        }

        // A line may have megabytes, so only the text near the carets is processed.
        let near =
            file.scalarAligned(
                max(whole.lowerBound, start - 600))..<file.scalarAligned(min(whole.upperBound, start + 600))
        let end = max(start, min(marked.upperBound, near.upperBound))
        var shown = ShownLine(
            before: cells(file.text(near.lowerBound..<start)), inside: cells(file.text(start..<end)),
            after: cells(file.text(end..<max(end, near.upperBound))),
            isClippedBefore: near.lowerBound > whole.lowerBound, isClippedAfter: near.upperBound < whole.upperBound)
        shown.clip(to: Self.maximumWidth)
        line = shown.text
        padding = (shown.isClippedBefore ? " " : "") + shown.before.map(\.blank).joined()
        carets = "^" + String(repeating: "~", count: max(0, width(shown.inside) - 1))
    }

    /// The maximum width of a line in columns. Longer lines are clipped.
    private static let maximumWidth = 160
}

extension ArraySlice<UInt8> {
    /// Whether all bytes are printable ASCII characters, so that each byte takes one column.
    fileprivate var isPlain: Bool { allSatisfy { (0x20...0x7E).contains($0) } }
}

/// A displayed line in three parts: before, above and after the carets.
private struct ShownLine {
    var before, inside, after: [Cell]
    var isClippedBefore, isClippedAfter: Bool

    var text: String {
        (isClippedBefore ? "…" : "") + (before + inside + after).map(\.text).joined() + (isClippedAfter ? "…" : "")
    }

    /// Clips a line that is wider than `room`, or that is already clipped at an end. The text above the carets gets at
    /// most half of the columns. The text before the carets gets at least a third.
    mutating func clip(to room: Int) {
        guard isClippedBefore || isClippedAfter || width(before) + width(inside) + width(after) > room else { return }
        let kept = inside.prefix(fitting: room / 2)
        let left = max(room / 3, room - width(kept) - width(after))
        if kept.count < inside.count { (after, isClippedAfter) = ([], true) }
        inside = kept
        let suffix = before.suffix(fitting: left)
        isClippedBefore = isClippedBefore || suffix.count < before.count
        before = suffix
        let prefix = after.prefix(fitting: room - width(before) - width(inside))
        isClippedAfter = isClippedAfter || prefix.count < after.count
        after = prefix
    }
}

/// A character as it is displayed, with its width in columns.
private struct Cell {
    let text: String
    let width: Int

    var blank: String { text == "\t" ? "\t" : String(repeating: " ", count: width) }
}

private func cells(_ text: String) -> [Cell] {
    text.map { character in
        if character == "\t" { return Cell(text: "\t", width: 4) }
        let shown = printable(String(character))
        return Cell(text: shown, width: shown == String(character) ? displayWidth(character) : shown.count)
    }
}

private func width(_ cells: [Cell]) -> Int { cells.reduce(0) { $0 + $1.width } }

extension [Cell] {
    /// Returns the first cells that fit into `room` columns.
    fileprivate func prefix(fitting room: Int) -> [Cell] {
        var used = 0
        return Array(
            prefix { cell in
                used += cell.width
                return used <= room
            })
    }

    /// Returns the last cells that fit into `room` columns.
    fileprivate func suffix(fitting room: Int) -> [Cell] {
        Array(Array(reversed()).prefix(fitting: room).reversed())
    }
}

extension SourceFile {
    /// Returns the offset of the first byte of the Unicode scalar at `offset`.
    fileprivate func scalarAligned(_ offset: Int) -> Int {
        var offset = offset
        var steps = 0
        while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80, steps < 3 {
            offset -= 1
            steps += 1
        }
        return offset
    }
}
