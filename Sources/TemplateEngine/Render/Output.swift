/// The text that is being made: one buffer of bytes, and the indentation of the blocks around the current place, which is
/// written as the lines begin.
struct Output {
    private(set) var bytes: [UInt8] = []
    private var indentation: [UInt8] = []
    /// The lengths of `indentation` before each block was entered.
    private var outerIndentations: [Int] = []
    private var captures: [Capture] = []
    private var bytesLeft: Int

    /// What is set aside while a block is captured.
    private struct Capture {
        var bytes: [UInt8]
        var indentation: [UInt8]
        var outerIndentations: [Int]
    }

    init(limit: Int) { self.bytesLeft = limit }

    /// False where the text has grown too large.
    mutating func append(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        if indentation.isEmpty {
            bytesLeft -= text.count
            guard bytesLeft >= 0 else { return false }
            bytes.append(contentsOf: text)
            return true
        }
        return appendLines(of: text)
    }

    mutating func append(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { append($0) }
    }

    mutating func append(_ number: Int) -> Bool {
        guard number >= 0 else { return append(String(number)) }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var start = 20
            var rest = number
            repeat {
                start -= 1
                digits[start] = UInt8(0x30 + rest % 10)
                rest /= 10
            } while rest > 0
            return append(UnsafeBufferPointer(rebasing: digits[start..<20]))
        }
    }

    /// Indents every line that is not empty.
    private mutating func appendLines(of text: UnsafeBufferPointer<UInt8>) -> Bool {
        var start = 0
        while start < text.count {
            var end = start
            while end < text.count, text[end] != 0x0A { end += 1 }
            let isEmptyLine = end < text.count && (end == start || (end == start + 1 && text[start] == 0x0D))
            if end < text.count { end += 1 }
            if isAtLineStart, !isEmptyLine {
                bytesLeft -= indentation.count
                guard bytesLeft >= 0 else { return false }
                bytes.append(contentsOf: indentation)
            }
            bytesLeft -= end - start
            guard bytesLeft >= 0 else { return false }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
            start = end
        }
        return true
    }

    private var isAtLineStart: Bool { bytes.last.map { $0 == 0x0A } ?? true }

    /// Enters a block whose lines begin with `more`. Where the line has begun, `spaces` is written.
    mutating func beginBlock(_ more: UnsafeBufferPointer<UInt8>, spaces: UnsafeBufferPointer<UInt8>) -> Bool {
        let isWritten = isAtLineStart || append(spaces)
        outerIndentations.append(indentation.count)
        indentation.append(contentsOf: more)
        return isWritten
    }

    mutating func endBlock() {
        guard let outer = outerIndentations.popLast() else { return }
        while indentation.count > outer { indentation.removeLast() }
    }

    /// Ends the line, unless it is empty.
    mutating func endLine() -> Bool {
        if isAtLineStart { return true }
        bytesLeft -= 1
        bytes.append(0x0A)
        return bytesLeft >= 0
    }

    /// What is written from here on is set aside.
    mutating func beginCapture() {
        captures.append(Capture(bytes: bytes, indentation: indentation, outerIndentations: outerIndentations))
        (bytes, indentation, outerIndentations) = ([], [], [])
    }

    /// What has been written since the last `beginCapture`.
    mutating func endCapture() -> String {
        let captured = String(decoding: bytes, as: UTF8.self)
        if let outer = captures.popLast() {
            (bytes, indentation, outerIndentations) = (outer.bytes, outer.indentation, outer.outerIndentations)
        }
        return captured
    }

    /// How many bytes may still be written.
    var room: Int { max(0, bytesLeft) }
}
