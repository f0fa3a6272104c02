/// The rendered text, and the indentation of the blocks around the current position, which its lines start with.
struct Output {
    private(set) var bytes: [UInt8] = []
    private var indentation: [UInt8] = []
    /// The indentation that the text gets when it is printed, if it is captured first.
    private let outerColumns: Int

    init(outerColumns: Int = 0) { self.outerColumns = outerColumns }

    /// The final indentation of lines.
    var columns: Int { outerColumns + indentation.count }

    /// An empty output for captured text.
    var inner: Output { Output(outerColumns: columns) }

    mutating func append(_ text: String) {
        if indentation.isEmpty { bytes += text.utf8 } else { append(Array(text.utf8)[...]) }
    }

    /// Appends text, and indents each of its nonempty lines.
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

    /// Starts a block whose lines start with `more`, after `spaces` if the line is not empty. Returns a value for
    /// `endBlock`.
    mutating func beginBlock(_ more: ArraySlice<UInt8>, spaces: ArraySlice<UInt8>) -> Int {
        if !isAtLineStart { append(spaces) }
        indentation += more
        return indentation.count - more.count
    }

    mutating func endBlock(_ outer: Int) { indentation.removeLast(indentation.count - outer) }

    /// Ends the line, unless it is empty.
    mutating func endLine() {
        if !isAtLineStart { bytes.append(0x0A) }
    }
}
