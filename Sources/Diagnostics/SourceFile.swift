/// The text of a spec, Swift file or template.
///
/// All positions are UTF-8 offsets into `bytes`. Line and column are computed when a finding is printed.
package struct SourceFile: Sendable, Hashable {
    /// The path relative to the project's root, with `/` between the components.
    package let path: String
    /// The contents of the file.
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    package init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(bytes.count)
    }

    /// Returns the text of `range`, clamped to the file. Invalid UTF-8 becomes U+FFFD.
    package func text(_ range: Range<Int>) -> String { bytes.text(range.clamped(to: 0..<bytes.count)) }

    /// A position for display.
    package struct Position: Sendable, Hashable {
        /// The line, counted from 1.
        package var line: Int
        /// The column in Unicode scalars, counted from 1.
        package var column: Int
    }

    /// Returns the line and column of a UTF-8 offset. An offset past the end of the file counts as its end. For many
    /// offsets, use a `LineTable`.
    package func position(of offset: Int) -> Position { LineTable(self).position(of: offset) }

    /// Returns the range of the line that contains `offset`, without its line break.
    package func lineRange(around offset: Int) -> Range<Int> {
        let offset = max(0, min(offset, bytes.count))
        let start = bytes[..<offset].lastIndex(where: isLineBreak).map { $0 + 1 } ?? 0
        let end = bytes[offset...].firstIndex(where: isLineBreak) ?? bytes.count
        return start..<max(start, end)
    }

    private func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

/// A range of text in a file.
package struct SourceLocation: Sendable, Hashable {
    package var file: SourceFile
    /// The UTF-8 offsets of the text. An empty range is a position between two characters.
    package var range: Range<Int>

    package init(_ file: SourceFile, _ range: Range<Int>) {
        self.file = file
        self.range = range
    }

    /// Returns a location that stands for a whole file. The file need not exist.
    package static func whole(_ path: String) -> SourceLocation {
        SourceLocation(SourceFile(path: path, bytes: []), 0..<0)
    }
}

extension [UInt8] {
    /// Returns the text of a range. Invalid UTF-8 becomes U+FFFD.
    package func text(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }
}
