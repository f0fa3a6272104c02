/// A name with its place.
struct Name: Sendable, Hashable {
    var text: String
    var range: Range<Int>
}

/// The syntax tree of an expression in a tag. Long chains, and long rows of `and` or `or`, are lists rather than nested pairs, so that
/// walking the tree never goes deeper than the parser allows.
struct Expression: Sendable {
    let kind: Kind
    var range: Range<Int>
    /// How deep its evaluation goes: a chain's steps are evaluated one within the other.
    let height: Int

    init(kind: Kind, range: Range<Int>) {
        self.kind = kind
        self.range = range
        self.height = kind.height
    }

    indirect enum Kind: Sendable {
        case literal(Value, ValueType)
        /// A name of the context, or one that a loop, `set`, `with` or a macro's parameter gives.
        case name(String)
        /// An expression with the members, indexes and filters behind it, in the order of application: `a.b[0]|filter:c`.
        case chain(Expression, [Step])
        case not(Expression)
        case and([Expression])
        case or([Expression])
        case comparison(Expression, Comparison, Expression)
        case conditional(then: Expression, condition: Expression, otherwise: Expression)
        /// Stands for an expression with an error, which has been reported.
        case invalid
    }

    /// The height of an expression with these parts: one more than that of the highest.
    static func height(_ parts: [Expression]) -> Int { 1 + parts.reduce(0) { max($0, $1.height) } }

    var isInvalid: Bool { if case .invalid = kind { true } else { false } }

    enum Step: Sendable {
        case member(Name)
        indirect case index(Expression, Range<Int>)
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

extension Expression.Kind {
    fileprivate var height: Int {
        switch self {
        case .literal, .name, .invalid: 1
        case .not(let operand): Expression.height([operand])
        case .and(let parts), .or(let parts): Expression.height(parts)
        case .comparison(let left, _, let right): Expression.height([left, right])
        case .conditional(let then, let condition, let otherwise): Expression.height([then, condition, otherwise])
        case .chain(let base, let steps):
            steps.reduce(base.height) { height, step in
                switch step {
                case .member: height + 1
                case .index(let index, _): 1 + max(height, index.height)
                case .filter(let call): max(1 + height, Expression.height(call.arguments))
                }
            }
        }
    }
}

/// A filter with its arguments: `replace:"a","b"`.
struct FilterCall: Sendable {
    var name: Name
    var arguments: [Expression]
    var range: Range<Int>
}
