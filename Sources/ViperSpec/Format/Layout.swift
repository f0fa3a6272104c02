import SwiftSource

/// What stands between two braces, or in a file: in order, each on lines of its own.
struct Entry {
    enum Content {
        /// Comments that share a line.
        case comments([SourceComment])
        case item(Item)
    }

    var content: Content
    /// A blank line stands before it.
    var isApart: Bool
}

/// A declaration, section, member, setting or assembly line.
struct Item {
    var pieces: [Piece]
    /// On the line on which it ends.
    var trailing: [SourceComment] = []
    var endsWithSemicolon = false
}

/// A part of an item that is not broken.
struct Piece {
    enum Content {
        case token
        /// Something in parentheses or not, with its `@`.
        case attribute
        /// Swift that is kept as written.
        case expression
        /// The same in braces, which the range includes.
        case body
        case comment(SourceComment.Kind)
        case block(Block)
    }

    var content: Content
    var range: Range<Int>
    /// A line break stands before it.
    var startsLine: Bool
    /// White space or a comment stands before it.
    var hasSpaceBefore: Bool
}

/// Braces with items in them.
struct Block {
    enum Kind { case members, settings }

    var kind: Kind
    /// No line break stands in it.
    var isOneLine: Bool
    /// On the line of the opening brace.
    var opening: [SourceComment] = []
    var entries: [Entry] = []
}
