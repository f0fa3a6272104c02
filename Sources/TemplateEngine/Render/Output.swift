/// The rendered text. Tags that are alone on a line, such as includes, indent the lines that they print.
struct Output {
    private(set) var bytes: [UInt8] = []
    private var indentation: [UInt8] = []
    /// For captured text, the number of columns by which it is indented later, when it is printed.
    private let outerColumns: Int

    init(outerColumns: Int = 0) { self.outerColumns = outerColumns }

    /// The number of columns by which lines are indented in the final text.
    var columns: Int { outerColumns + indentation.count }

    /// An empty output that captures the text of a block.
    var inner: Output { Output(outerColumns: columns) }

    mutating func append(_ text: String) {
        if indentation.isEmpty { bytes += text.utf8 } else { append(Array(text.utf8)[...]) }
    }

    /// Appends text, and indents its lines except empty ones.
    mutating func append(_ text: ArraySlice<UInt8>) {
        guard !indentation.isEmpty else {
            bytes += text
            return
        }
        var start = text.startIndex
        while start < text.endIndex {
            let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.endIndex
            let line = text[start..<end]
            if isAtLineStart, line.first != 0x0A, !line.elementsEqual([0x0D, 0x0A]) { bytes += indentation }
            bytes += line
            start = end
        }
    }

    private var isAtLineStart: Bool { bytes.isEmpty || bytes.last == 0x0A }

    /// Starts a block whose lines are indented by the text `more`. If the current line is not empty, appends `spaces`
    /// first. Returns the argument for `endBlock`.
    mutating func beginBlock(_ more: ArraySlice<UInt8>, spaces: ArraySlice<UInt8>) -> Int {
        if !isAtLineStart { append(spaces) }
        indentation += more
        return indentation.count - more.count
    }

    mutating func endBlock(_ outer: Int) { indentation.removeLast(indentation.count - outer) }

    /// Appends a line break, unless the current line is empty.
    mutating func endLine() {
        if !isAtLineStart { bytes.append(0x0A) }
    }
}
