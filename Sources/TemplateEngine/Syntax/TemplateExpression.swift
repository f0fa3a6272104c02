/// A name in a template, with its range in the file.
struct Name: Sendable, Hashable {
    var text: String
    var range: Range<Int>
}

/// The syntax tree of an expression in a tag. Chains such as `a.b.c`, and series such as `a and b and c`, are arrays
/// instead of nested pairs. So the tree is never deeper than the parser allows.
struct TemplateExpression: Sendable {
    let kind: Kind
    var range: Range<Int>

    indirect enum Kind: Sendable {
        case literal(Value, ValueType)
        /// A field of the root record, or a name that `for`, `set`, `with` or a macro's parameter defines.
        case name(String)
        /// An expression and the members, indexes and filters after it, in order: `a.b[0]|filter:c`.
        case chain(TemplateExpression, [Step])
        case not(TemplateExpression)
        case and([TemplateExpression])
        case or([TemplateExpression])
        case comparison(TemplateExpression, Comparison, TemplateExpression)
        case conditional(then: TemplateExpression, condition: TemplateExpression, otherwise: TemplateExpression)
        /// An expression with an error that was already reported.
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
    /// The filter with this name; nil if the name is unknown.
    let filter: Filter?

    init(name: Name, arguments: [TemplateExpression], range: Range<Int>) {
        (self.name, self.arguments, self.range) = (name, arguments, range)
        filter = Filter.named[name.text]
    }
}
