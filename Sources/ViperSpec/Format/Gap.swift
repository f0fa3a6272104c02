import Diagnostics
import SwiftSource

/// White space and comments between two tokens, line by line.
struct Gap {
    /// Comments on one line.
    struct Line {
        var comments: [Comment]
        var breaksBefore: Int
        /// No line break stands between the line and the next token.
        var isBeforeToken: Bool
    }

    private var comments: ArraySlice<(comment: Comment, breaksBefore: Int)> = []
    /// Line breaks before the next token.
    private var breaksAtEnd = 0

    init(_ source: SourceFile, _ range: Range<Int>) {
        let bytes = source.bytes
        var index = range.lowerBound
        // A file begins like any line.
        var breaks = range.lowerBound == 0 ? 1 : 0
        while index < range.upperBound {
            switch bytes[index] {
            case Ascii.lineFeed:
                breaks += 1
                index += 1
            case Ascii.carriageReturn:
                let isPair = index + 1 < range.upperBound && bytes[index + 1] == Ascii.lineFeed
                breaks += isPair ? 0 : 1
                index += 1
            case Ascii.slash, Ascii.hash:
                let comment = Comment(at: index, in: bytes, before: range.upperBound)
                comments.append((comment, breaks))
                breaks = 0
                index = comment.range.upperBound
            default:
                index += 1
            }
        }
        breaksAtEnd = breaks
    }

    var hasLineBreak: Bool { breaksAtEnd > 0 || comments.contains { $0.breaksBefore > 0 } }

    /// Line breaks before what comes next: a comment, or else the token.
    var breaksBeforeNext: Int { comments.first?.breaksBefore ?? breaksAtEnd }

    mutating func takeAll() -> [Comment] {
        defer { comments = [] }
        return comments.map(\.comment)
    }

    /// What stands on the line of the token before the gap.
    mutating func takeBeforeFirstBreak() -> [Comment] {
        let taken = comments.prefix { $0.breaksBefore == 0 }
        comments = comments.dropFirst(taken.count)
        return taken.map(\.comment)
    }

    /// The comments of the next line; nil where there is none.
    mutating func takeLine() -> Line? {
        guard let first = comments.first else { return nil }
        let rest = comments.dropFirst().prefix { $0.breaksBefore == 0 }
        comments = comments.dropFirst(1 + rest.count)
        return Line(
            comments: [first.comment] + rest.map(\.comment), breaksBefore: first.breaksBefore,
            isBeforeToken: comments.isEmpty && breaksAtEnd == 0)
    }
}

extension Comment {
    /// The comment, or the `#!` line, that begins at `start`.
    package init(at start: Int, in bytes: [UInt8], before limit: Int) {
        var end = start
        guard bytes[start] == Ascii.slash, start + 1 < limit, bytes[start + 1] == Ascii.asterisk else {
            while end < limit, bytes[end] != Ascii.lineFeed, bytes[end] != Ascii.carriageReturn { end += 1 }
            self.init(kind: .line, range: start..<end)
            return
        }
        var depth = 0
        repeat {
            let second = end + 1 < limit ? bytes[end + 1] : 0
            if bytes[end] == Ascii.slash, second == Ascii.asterisk {
                depth += 1
                end += 2
            } else if bytes[end] == Ascii.asterisk, second == Ascii.slash {
                depth -= 1
                end += 2
            } else {
                end += 1
            }
        } while depth > 0 && end < limit
        self.init(kind: .block, range: start..<end)
    }
}
