import Diagnostics

/// The text of one indentation level: some spaces, or one tab. A tab counts as four columns.
package struct IndentationUnit: Sendable, Hashable {
    private let text: String

    package init(_ text: String) { self.text = text }

    /// Creates a tab if the indentation of a line contains a tab; otherwise four spaces.
    package init(of indentation: some Sequence<UInt8>) {
        self = indentation.contains(ASCII.tab) ? IndentationUnit("\t") : .standard
    }

    /// Four spaces.
    package static let standard = IndentationUnit("    ")

    private static let tabWidth = 4

    private var isTab: Bool { text == "\t" }

    /// The width of one level in columns.
    package var width: Int { isTab ? Self.tabWidth : text.utf8.count }

    /// Returns white space that is `columns` wide. With tabs, spaces fill a remainder that is narrower than a tab.
    package func blanks(_ columns: Int) -> [UInt8] {
        guard isTab else { return Array(repeating: ASCII.space, count: columns) }
        return Array(repeating: ASCII.tab, count: columns / Self.tabWidth)
            + Array(repeating: ASCII.space, count: columns % Self.tabWidth)
    }

    /// Returns the width of an indentation after each of its levels gets the width of this unit. With a unit of four
    /// spaces, 6 columns in levels of 2 columns become 12.
    package func columns(for columns: Int, levels level: Int) -> Int {
        // With any other `level`, the line is aligned with other text, not indented by levels.
        guard [2, 3, 4, 8, width].contains(level) else { return columns }
        return columns / level * width + columns % level
    }

    /// Returns the width of a line's indentation in columns.
    package static func columns(of line: some Sequence<UInt8>) -> Int {
        line.prefix { $0 == ASCII.space || $0 == ASCII.tab }.reduce(0) { $0 + ($1 == ASCII.tab ? tabWidth : 1) }
    }

    /// Returns a line without the first `columns` columns of its indentation, or without all of its indentation if that
    /// is narrower.
    package static func dropping<Line: Collection<UInt8>>(_ columns: Int, from line: Line) -> Line.SubSequence {
        var rest = line[...]
        var dropped = 0
        while dropped < columns, let first = rest.first, first == ASCII.space || first == ASCII.tab {
            dropped += first == ASCII.tab ? tabWidth : 1
            rest = rest.dropFirst()
        }
        return rest
    }
}
