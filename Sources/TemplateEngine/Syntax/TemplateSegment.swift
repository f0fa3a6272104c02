/// A part of a template.
enum TemplateSegment: Sendable {
    case text(Range<Int>)
    case tag(Tag)
}

/// A tag with its tokens, before they are parsed.
struct Tag: Sendable {
    enum Kind: Sendable, Hashable {
        case value, block, comment
    }

    var kind: Kind
    /// The range of the tag from `{` to `}`.
    var range: Range<Int>
    /// Whether it starts with a hyphen: `{{-`.
    var trimsBefore = false
    /// Whether it ends with a hyphen: `-}}`.
    var trimsAfter = false
    var tokens: [TemplateToken] = []
    /// The range of the word that names a block tag; nil if there is none.
    var name: Range<Int>?
    /// The keyword; nil if the word is not one.
    var keyword: TemplateKeyword?
    /// Whether an error in it was reported, so that no further errors are.
    var isBroken = false
    /// The placement by the whitespace rules; `inline` if the tag prints nothing.
    var placement = Placement.inline

    /// Whether it is a block tag that prints text: an include or a call.
    var printsBlock: Bool { keyword == .include || keyword == .call }
}
