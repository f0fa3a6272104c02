import SwiftSource

/// A part of a file or of a block that stands on lines of its own.
struct Entry {
    enum Content {
        /// Comments that share a line.
        case comments([SourceComment])
        case item(Item)
    }

    var content: Content
    /// Whether a blank line stands before it.
    var isApart: Bool
}

/// A declaration, section, member, setting or assembly line.
struct Item {
    var pieces: [Piece]
    /// The comments on the line on which it ends.
    var trailing: [SourceComment] = []
    var endsWithSemicolon = false
}

/// A part of an item that no line break of the layout divides.
struct Piece {
    enum Content {
        case token
        /// An attribute with its arguments.
        case attribute
        /// Swift that is kept as written.
        case expression
        /// Swift in braces that is kept as written; the range includes the braces.
        case body
        case comment(SourceComment.Kind)
        case block(Block)
    }

    var content: Content
    var range: Range<Int>
    /// Whether a line break stands before it.
    var startsLine: Bool
    /// Whether white space or a comment stands before it.
    var hasSpaceBefore: Bool
}

/// Braces with entries in them.
struct Block {
    enum Kind { case members, settings }

    var kind: Kind
    /// Whether no line break stands in it.
    var isOneLine: Bool
    /// The comments on the line of the opening brace.
    var opening: [SourceComment] = []
    var entries: [Entry] = []
}
