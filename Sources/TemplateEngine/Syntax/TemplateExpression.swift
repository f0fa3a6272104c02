/// A name with its range.
struct Name: Sendable, Hashable {
    var text: String
    var range: Range<Int>
}

/// The syntax tree of an expression in a tag. Long chains, and rows of `and` or `or`, are lists instead of nested
/// pairs, so that the tree is never deeper than the parser allows.
struct TemplateExpression: Sendable {
    let kind: Kind
    var range: Range<Int>

    indirect enum Kind: Sendable {
        case literal(Value, ValueType)
        /// A name of the context, or one from a loop, `set`, `with` or a macro's parameter.
        case name(String)
        /// An expression with the members, indexes and filters after it, in the order of application:
        /// `a.b[0]|filter:c`.
        case chain(TemplateExpression, [Step])
        case not(TemplateExpression)
        case and([TemplateExpression])
        case or([TemplateExpression])
        case comparison(TemplateExpression, Comparison, TemplateExpression)
        case conditional(then: TemplateExpression, condition: TemplateExpression, otherwise: TemplateExpression)
        /// A placeholder for an expression with an error that was already reported.
        case invalid
    }

    var isInvalid: Bool { if case .invalid = kind { true } else { false } }

    enum Step: Sendable {
        case member(Name)
        indirect case index(TemplateExpression, Range<Int>)
        indirect case filter(FilterCall)

        var range: Range<Int> {
            switch self {
            case .member(let name): name.range
            case .index(_, let range): range
            case .filter(let call): call.range
            }
        }
    }
}

/// A filter with its arguments: `replace:"a","b"`.
struct FilterCall: Sendable {
    let name: Name
    let arguments: [TemplateExpression]
    let range: Range<Int>
    /// The filter of this name; nil if there is none.
    let filter: Filter?

    init(name: Name, arguments: [TemplateExpression], range: Range<Int>) {
        (self.name, self.arguments, self.range) = (name, arguments, range)
        filter = Filter.named[name.text]
    }
}
