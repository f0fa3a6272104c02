import Diagnostics

/// A template cut into text and tags.
struct ScannedTemplate: Sendable {
    let file: SourceFile
    var pieces: [Piece] = []
    /// The words of all tags, one after the other.
    var tokens: [Token] = []
    /// What the strings among the words stand for.
    var strings: [String] = []
}

enum Piece: Sendable {
    case text(Range<Int>)
    case tag(Tag)
}

/// A tag with its words, before anything is made of them.
struct Tag: Sendable {
    enum Kind: Sendable, Hashable {
        case value, block, comment
    }

    var kind: Kind
    /// The range of the tag from `{` to `}`.
    var range: Range<Int>
    /// `{{-` and the like.
    var trimsBefore: Bool
    /// `-}}` and the like.
    var trimsAfter: Bool
    /// Its words, in `ScannedTemplate.tokens`.
    var tokens: Range<Int>
    /// Where the word stands that says what a block tag does.
    var name: Range<Int>?
    /// That word; nil where there is none, or another.
    var keyword: Keyword?
    /// Something in it is reported already; nothing more is to be said.
    var isBroken = false
    /// Where the whitespace rules put it; `inline` where it prints nothing.
    var placement = Placement.inline

    /// Includes and calls print text, other block tags steer.
    var printsBlock: Bool { keyword == .include || keyword == .call }
}
