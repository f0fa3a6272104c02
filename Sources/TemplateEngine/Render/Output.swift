/// The text that is being made: one buffer of bytes, and the indentation of the blocks around the current place, which is
/// written as the lines begin.
struct Output: ~Copyable {
    private var buffer = ByteBuffer()
    private var indentation = ByteBuffer(capacity: 64)
    /// Where in `indentation` that of the text begins that is being captured.
    private var indentationStart = 0
    /// The lengths of `indentation` before each block was entered.
    private var outerIndentations: [Int] = []
    private var captures: [Capture] = []
    /// Where in the buffer the text begins that is being captured, or all of it.
    private var textStart = 0
    private var bytesLeft: Int

    /// What is set aside while a block is captured.
    private struct Capture {
        var textStart: Int
        var indentationStart: Int
        var indentation: Int
        var blocks: Int
    }

    init(limit: Int) {
        bytesLeft = limit
        outerIndentations.reserveCapacity(8)
    }

    /// What has been written, captured text included.
    var count: Int { buffer.count }

    /// The whole text.
    var bytes: [UInt8] { Array(buffer.bytes()) }

    /// False where the text has grown too large.
    mutating func append(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        indentation.count == indentationStart ? appendRun(text) : appendLines(of: text)
    }

    mutating func append(_ text: String) -> Bool {
        if let isWritten = text.utf8.withContiguousStorageIfAvailable({ append($0) }) { return isWritten }
        var text = text
        return text.withUTF8 { append($0) }
    }

    /// Prints a value. It stands where it stands, for nothing else of the renderer is touched meanwhile.
    mutating func append(_ value: Value) throws(Renderer.Stop) {
        guard let text = value.printed else { throw .wrongType }
        if !append(text) { throw .outputSize }
    }

    private mutating func appendRun(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        bytesLeft -= text.count
        guard bytesLeft >= 0 else { return false }
        buffer.append(text)
        return true
    }

    /// Indents every line that is not empty.
    private mutating func appendLines(of text: UnsafeBufferPointer<UInt8>) -> Bool {
        var start = 0
        while start < text.count {
            var end = start + 1
            while end < text.count, text[end - 1] != 0x0A { end += 1 }
            let isLineBreak = text[end - 1] == 0x0A && (end == start + 1 || (end == start + 2 && text[start] == 0x0D))
            if isAtLineStart, !isLineBreak, !appendIndentation() { return false }
            if !appendRun(UnsafeBufferPointer(rebasing: text[start..<end])) { return false }
            start = end
        }
        return true
    }

    private mutating func appendIndentation() -> Bool { appendRun(indentation.bytes(from: indentationStart)) }

    private var isAtLineStart: Bool { buffer.count == textStart || buffer.last == 0x0A }

    /// Enters a block whose lines begin with `more`. Where the line has begun, `spaces` is written.
    mutating func beginBlock(_ more: UnsafeBufferPointer<UInt8>, spaces: UnsafeBufferPointer<UInt8>) -> Bool {
        let isWritten = isAtLineStart || append(spaces)
        outerIndentations.append(indentation.count)
        indentation.append(more)
        return isWritten
    }

    mutating func endBlock() {
        guard let outer = outerIndentations.popLast() else { return }
        indentation.truncate(to: outer)
    }

    /// Ends the line, unless it is empty.
    mutating func endLine() -> Bool {
        if isAtLineStart { return true }
        bytesLeft -= 1
        buffer.append(0x0A)
        return bytesLeft >= 0
    }

    /// What is written from here on is set aside.
    mutating func beginCapture() {
        captures.append(
            Capture(
                textStart: textStart, indentationStart: indentationStart, indentation: indentation.count,
                blocks: outerIndentations.count))
        textStart = buffer.count
        indentationStart = indentation.count
    }

    /// What has been written since the last `beginCapture`.
    mutating func endCapture() -> [UInt8] {
        let captured = Array(buffer.bytes(from: textStart))
        buffer.truncate(to: textStart)
        if let outer = captures.popLast() {
            textStart = outer.textStart
            indentationStart = outer.indentationStart
            indentation.truncate(to: outer.indentation)
            outerIndentations.removeLast(max(0, outerIndentations.count - outer.blocks))
        }
        return captured
    }

    /// Prints what has been written since the last `beginCapture`, laid out for what is left of a line behind the
    /// indentation. False where the text has grown too large.
    mutating func endCapture(laidOut layout: MarginLayout, within margin: Margin) -> Bool {
        let captured = endCapture()
        guard !captured.isEmpty else { return true }
        let lines = layout.lines(of: captured, indentedBy: indentation.count, within: margin)
        return lines.withUnsafeBufferPointer { append($0) }
    }

    /// How many bytes may still be written.
    var room: Int { max(0, bytesLeft) }
}
