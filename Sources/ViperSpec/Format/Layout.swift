import SwiftSource

/// A part of a file or block that the formatter writes on lines of its own.
struct Entry {
    enum Content {
        /// Comments that share a line.
        case comments([SourceComment])
        case item(Item)
    }

    var content: Content
    /// Whether a blank line precedes the entry.
    var isApart: Bool
}

/// A declaration, section, member, setting or assembly binding.
struct Item {
    var pieces: [LayoutFragment]
    /// The comments on the line where the item ends.
    var trailing: [SourceComment] = []
    var endsWithSemicolon = false
}

/// A part of an item that the formatter does not break.
struct LayoutFragment {
    enum Content {
        case token
        /// An attribute with its arguments.
        case attribute
        /// Swift that is kept as written.
        case expression
        /// Swift in braces that is kept as written. The range includes the braces.
        case body
        case comment(SourceComment.Kind)
        case block(Block)
    }

    var content: Content
    var range: Range<Int>
    /// Whether a line break precedes the fragment.
    var startsLine: Bool
    /// Whether white space or a comment precedes the fragment.
    var hasSpaceBefore: Bool
}

/// A pair of braces with its entries.
struct Block {
    enum Kind { case members, settings }

    var kind: Kind
    /// Whether the block contains no line break.
    var isOneLine: Bool
    /// The comments on the line of the opening brace.
    var opening: [SourceComment] = []
    var entries: [Entry] = []
}
