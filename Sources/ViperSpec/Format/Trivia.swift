import Diagnostics
import SwiftSource

/// The white space and comments between two tokens, line by line.
struct Trivia {
    /// The comments on one line.
    struct Line {
        var comments: [SourceComment]
        /// The number of line breaks before the line.
        var breaksBefore: Int
        /// Whether the next token is on the same line.
        var isBeforeToken: Bool
    }

    private var comments: ArraySlice<(comment: SourceComment, breaksBefore: Int)> = []
    /// The number of line breaks before the next token, after the comments.
    private var breaksAtEnd = 0

    init(_ source: SourceFile, _ range: Range<Int>) {
        let bytes = source.bytes
        var index = range.lowerBound
        // The start of a file counts as a line break.
        var breaks = range.lowerBound == 0 ? 1 : 0
        while index < range.upperBound {
            switch bytes[index] {
            case ASCII.lineFeed:
                breaks += 1
                index += 1
            case ASCII.carriageReturn:
                let isPair = index + 1 < range.upperBound && bytes[index + 1] == ASCII.lineFeed
                breaks += isPair ? 0 : 1
                index += 1
            case ASCII.slash, ASCII.hash:
                let comment = SourceComment(at: index, in: bytes, before: range.upperBound)
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

    /// The number of line breaks before the next comment, or before the token if there is no comment.
    var breaksBeforeNext: Int { comments.first?.breaksBefore ?? breaksAtEnd }

    mutating func takeAll() -> [SourceComment] {
        defer { comments = [] }
        return comments.map(\.comment)
    }

    /// Takes the comments that are on the line of the previous token.
    mutating func takeBeforeFirstBreak() -> [SourceComment] {
        let taken = comments.prefix { $0.breaksBefore == 0 }
        comments = comments.dropFirst(taken.count)
        return taken.map(\.comment)
    }

    /// Takes the comments of the next line, or returns nil if there are no more comments.
    mutating func takeLine() -> Line? {
        guard let first = comments.first else { return nil }
        let rest = comments.dropFirst().prefix { $0.breaksBefore == 0 }
        comments = comments.dropFirst(1 + rest.count)
        return Line(
            comments: [first.comment] + rest.map(\.comment), breaksBefore: first.breaksBefore,
            isBeforeToken: comments.isEmpty && breaksAtEnd == 0)
    }
}
