/// A piece of a template: text, given as a range of the file, or a tag.
enum TemplateSegment: Sendable {
    case text(Range<Int>)
    case tag(Tag)
}

/// A tag such as `{{ name }}` or `{% if isAsync %}`, split into tokens but not parsed.
struct Tag: Sendable {
    enum Kind: Sendable, Hashable {
        case value, block, comment
    }

    var kind: Kind
    /// The range of the tag from `{` to `}`.
    var range: Range<Int>
    /// Whether the tag starts with a hyphen: `{{-`.
    var trimsBefore = false
    /// Whether the tag ends with a hyphen: `-}}`.
    var trimsAfter = false
    var tokens: [TemplateToken] = []
    /// The range of the first word of a block tag; nil if there is none.
    var name: Range<Int>?
    /// The first word as a keyword; nil if it is not a keyword.
    var keyword: TemplateKeyword?
    /// Whether an error in the tag was already reported. Then no other error is reported for it.
    var isBroken = false
    /// Whether the tag is alone on its line. The value is `inline` if the tag prints nothing.
    var placement = Placement.inline

    /// Whether the tag is a block tag that prints text: an include or a call.
    var printsBlock: Bool { keyword == .include || keyword == .call }
}
