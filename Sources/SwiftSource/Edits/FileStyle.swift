import Diagnostics

/// The line breaks and the indentation of a file. viper-gen uses them for text that it adds to the file.
package struct FileStyle: Sendable, Hashable {
    /// The line break after the first line: `\n`, `\r\n` or `\r`; `\n` if there is only one line.
    package let lineEnd: String
    /// One level of indentation: a tab, or some spaces.
    package let unit: String

    /// Detects the style of a file. If no type in the file has an indented member, uses `unit` as the indentation.
    package init(_ file: SourceFile, _ outline: FileOutline, unit: String) {
        lineEnd = Self.lineEnd(of: file.bytes)
        self.unit = Self.unit(of: outline, in: file) ?? unit
    }

    private static func lineEnd(of bytes: [UInt8]) -> String {
        guard let index = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
        if bytes[index] == 0x0A { return "\n" }
        return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? "\r\n" : "\r"
    }

    /// Returns the indentation of the first member that is indented more than its type, without the indentation of the
    /// type. Returns nil if there is no such member.
    private static func unit(of outline: FileOutline, in file: SourceFile) -> String? {
        for type in outline.declarations {
            let base = file.indentation(at: type.range.lowerBound)
            for member in type.members where file.startsLine(member.range.lowerBound) {
                let own = file.indentation(at: member.range.lowerBound)
                if own.hasPrefix(base), own.utf8.count > base.utf8.count {
                    return String(own.dropFirst(base.count))
                }
            }
        }
        return nil
    }
}

extension SourceFile {
    /// Returns the indentation of the line that contains `offset`.
    package func indentation(at offset: Int) -> String {
        let line = lineRange(around: offset)
        // A byte order mark precedes the indentation of the first line.
        let start = line.lowerBound == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : line.lowerBound
        let blanks = bytes[start..<max(start, line.upperBound)].prefix { $0 == 0x20 || $0 == 0x09 }
        return String(decoding: blanks, as: UTF8.self)
    }

    /// Returns whether only white space precedes `offset` in its line.
    package func startsLine(_ offset: Int) -> Bool {
        let start = lineRange(around: offset).lowerBound
        return bytes[start..<offset].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    /// Returns whether the lines of `range` contain nothing but `range` and white space. A comment counts as something
    /// else.
    package func isAloneOnItsLines(_ range: Range<Int>) -> Bool {
        let rest = bytes[range.upperBound..<lineRange(around: range.upperBound).upperBound]
        return startsLine(range.lowerBound) && rest.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    /// Returns `range`. If nothing else is on its lines, returns these whole lines and the blank lines after them.
    package func wholeLines(of range: Range<Int>) -> Range<Int> {
        guard isAloneOnItsLines(range) else { return range }
        let next = bytes[range.upperBound...].firstIndex { !$0.isWhiteSpace }
        // The next line keeps its indentation.
        let end = next.map { lineRange(around: $0).lowerBound } ?? bytes.count
        return lineRange(around: range.lowerBound).lowerBound..<end
    }

    /// Returns the end of the line if only white space or a comment follows `offset`; otherwise `offset`.
    package func endOfLine(after offset: Int) -> Int {
        let end = lineRange(around: offset).upperBound
        let rest = bytes[offset..<end].drop { $0 == 0x20 || $0 == 0x09 }
        if rest.isEmpty || rest.starts(with: "//".utf8) { return end }
        guard rest.starts(with: "/*".utf8), Lexer.tokens(of: self, in: offset..<end).count == 1 else { return offset }
        return end
    }

    /// Returns the line above the line that contains `offset`, without its line break; nil if that is the first line.
    package func lineAbove(_ offset: Int) -> Range<Int>? {
        let start = lineRange(around: offset).lowerBound
        guard start > 0 else { return nil }
        let isPair = start > 1 && bytes[start - 1] == 0x0A && bytes[start - 2] == 0x0D
        return lineRange(around: start - (isPair ? 2 : 1))
    }

    /// Returns the offset after the line break at `offset`; the same offset if there is none.
    package func pastLineBreak(_ offset: Int) -> Int {
        guard offset < bytes.count else { return offset }
        if bytes[offset] == 0x0D, offset + 1 < bytes.count, bytes[offset + 1] == 0x0A { return offset + 2 }
        return bytes[offset] == 0x0A || bytes[offset] == 0x0D ? offset + 1 : offset
    }
}
