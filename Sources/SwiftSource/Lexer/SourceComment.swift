import Diagnostics

/// A comment, or the `#!` line at the start of a file.
package struct SourceComment {
    /// How a comment ends: with its line, or with `*/`.
    package enum Kind { case line, block }

    /// How a comment ends: with its line, or with `*/`.
    package var kind: Kind
    /// The range without the line break after it.
    package var range: Range<Int>
    /// False for a block comment without its closing `*/`.
    var isClosed = true

    /// Reads the comment or `#!` line that starts at `start`.
    package init(at start: Int, in bytes: [UInt8], before limit: Int) {
        var end = start
        guard bytes[start] == ASCII.slash, start + 1 < limit, bytes[start + 1] == ASCII.asterisk else {
            while end < limit, !bytes[end].isLineBreak { end += 1 }
            (kind, range) = (.line, start..<end)
            return
        }
        var depth = 0
        repeat {
            let second = end + 1 < limit ? bytes[end + 1] : 0
            if bytes[end] == ASCII.slash, second == ASCII.asterisk {
                depth += 1
                end += 2
            } else if bytes[end] == ASCII.asterisk, second == ASCII.slash {
                depth -= 1
                end += 2
            } else {
                end += 1
            }
        } while depth > 0 && end < limit
        (kind, range, isClosed) = (.block, start..<end, depth == 0)
    }
}
