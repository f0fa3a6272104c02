/// A template cut into text and tags.
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
    /// From `{` to `}`.
    var range: Range<Int>
    /// `{{-` and the like.
    var trimsBefore: Bool
    /// `-}}` and the like.
    var trimsAfter: Bool
    var tokens: [Token]
    /// Something in it is reported already; nothing more is to be said.
    var isBroken = false
    /// By the whitespace rules; `inline` where it prints nothing.
    var placement = Placement.inline

    /// The word that says what a block tag does.
    var keyword: Name? {
        guard kind == .block, let first = tokens.first, case .name(let text) = first.kind else { return nil }
        return Name(text: text, range: first.range)
    }

    /// Includes and calls print text, other block tags steer.
    var printsBlock: Bool { keyword?.text == "include" || keyword?.text == "call" }
}
