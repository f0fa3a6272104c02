import Diagnostics

/// What one level of indentation is written with: some spaces, or a tab, which is as wide as four.
package struct IndentationUnit: Sendable, Hashable {
    private let text: String

    /// `text` is one level.
    package init(_ text: String) { self.text = text }

    /// The unit of a line that begins with `indentation`: a tab if it has one, else four spaces.
    package init(of indentation: some Sequence<UInt8>) {
        self = indentation.contains(Ascii.tab) ? IndentationUnit("\t") : .standard
    }

    /// Four spaces.
    package static let standard = IndentationUnit("    ")

    private static let tabWidth = 4

    private var isTab: Bool { text == "\t" }

    /// The columns of one level.
    package var width: Int { isTab ? Self.tabWidth : text.utf8.count }

    /// Returns white space of some columns; what is no whole tab is spaces.
    package func blanks(_ columns: Int) -> [UInt8] {
        guard isTab else { return Array(repeating: Ascii.space, count: columns) }
        return Array(repeating: Ascii.tab, count: columns / Self.tabWidth)
            + Array(repeating: Ascii.space, count: columns % Self.tabWidth)
    }

    /// Returns the columns for a line that stood `columns` further right than others, in text with levels of `level` columns.
    package func columns(for columns: Int, levels level: Int) -> Int {
        // Other widths are no levels, but lines that somebody has aligned.
        guard [2, 3, 4, 8, width].contains(level) else { return columns }
        return columns / level * width + columns % level
    }

    /// Returns the columns that a line's white space takes at its start.
    package static func columns(of line: some Sequence<UInt8>) -> Int {
        line.prefix { $0 == Ascii.space || $0 == Ascii.tab }.reduce(0) { $0 + ($1 == Ascii.tab ? tabWidth : 1) }
    }

    /// Returns a line without the white space in its first columns, or as much of it as there is.
    package static func dropping<Line: Collection<UInt8>>(_ columns: Int, from line: Line) -> Line.SubSequence {
        var rest = line[...]
        var dropped = 0
        while dropped < columns, let first = rest.first, first == Ascii.space || first == Ascii.tab {
            dropped += first == Ascii.tab ? tabWidth : 1
            rest = rest.dropFirst()
        }
        return rest
    }
}
