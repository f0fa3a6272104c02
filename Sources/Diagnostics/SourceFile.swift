/// A text that diagnostics point into: a spec, a Swift file or a template.
///
/// All positions are offsets into `bytes`, in UTF-8 code units. Line and column are derived from them when a diagnostic is
/// printed. A `SourceFile` is one reference: every member and every place of a large project holds one.
package struct SourceFile: Sendable, Hashable {
    private let content: Content

    private final class Content: Sendable {
        let path: String
        let bytes: [UInt8]
        let isPlainText: Bool

        init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
            self.isPlainText = bytes.isPlainText
        }
    }

    package init(path: String, bytes: [UInt8]) { content = Content(path: path, bytes: bytes) }

    /// The path relative to the project's root, with `/`.
    package var path: String { content.path }

    /// The text, as read from disk.
    package var bytes: [UInt8] { content.bytes }

    /// Whether every byte is a printable ASCII character, a tab or a line feed, as in most files. Such a file needs no
    /// search for malformed or hidden characters. Computed once.
    package var isPlainText: Bool { content.isPlainText }

    package init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

    package static func == (left: SourceFile, right: SourceFile) -> Bool {
        left.content === right.content || (left.path == right.path && left.bytes == right.bytes)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(bytes.count)
    }

    /// The text of `range`, which is clamped to the file. Bytes that are no UTF-8 become U+FFFD.
    package func text(_ range: Range<Int>) -> String { bytes.text(range.clamped(to: 0..<bytes.count)) }

    /// A position for display: line and column from 1, the column in Unicode scalars.
    package struct Position: Sendable, Hashable {
        /// Counted from 1.
        package var line: Int
        /// Counted from 1, in characters.
        package var column: Int
    }

    /// The position of a UTF-8 offset; an offset past the end is the end. For many positions make a `LineTable`.
    package func position(of offset: Int) -> Position { LineTable(self).position(of: offset) }

    /// The range of the line that holds `offset`, without its line break.
    package func lineRange(around offset: Int) -> Range<Int> {
        let offset = max(0, min(offset, bytes.count))
        let start = bytes[..<offset].lastIndex(where: isLineBreak).map { $0 + 1 } ?? 0
        let end = bytes[offset...].firstIndex(where: isLineBreak) ?? bytes.count
        return start..<max(start, end)
    }

    private func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

/// A range of UTF-8 offsets in a file.
package struct SourceLocation: Sendable, Hashable {
    /// The text that the range counts in.
    package var file: SourceFile
    /// UTF-8 offsets; empty for a point.
    package var range: Range<Int>

    package init(_ file: SourceFile, _ range: Range<Int>) {
        self.file = file
        self.range = range
    }

    /// A file as a whole, which may not be there: there is no text to show.
    package static func whole(_ path: String) -> SourceLocation {
        SourceLocation(SourceFile(path: path, bytes: []), 0..<0)
    }
}

extension [UInt8] {
    /// The text of a range. Bytes that are no UTF-8 become U+FFFD.
    package func text(_ range: Range<Int>) -> String {
        // Most are words, which a string holds in itself: they are put there without a look at each byte.
        guard range.count < 16 else { return String(decoding: self[range], as: UTF8.self) }
        return String(unsafeUninitializedCapacity: range.count) { $0.initialize(fromContentsOf: self[range]) }
    }
}
