import Diagnostics

/// The syntax tree of a template.
struct TemplateSyntax: Sendable {
    var name: String
    var file: SourceFile
    var body: [Node]
    var macros: [MacroSyntax]
}

/// A macro, `{% macro name a b=1 %}…{% endmacro %}`, outside all other blocks.
struct MacroSyntax: Sendable {
    var name: Name
    var parameters: [Parameter]
    var body: [Node] = []

    struct Parameter: Sendable {
        var name: Name
        var defaultValue: (value: Value, type: ValueType)?
    }
}

/// A node of a template's syntax tree. Large cases are indirect, so that arrays of nodes stay small.
enum Node: Sendable {
    /// Text to print, of which the whitespace rules have taken their part away.
    case text(Range<Int>)
    indirect case value(Expression, Placement)
    /// The branches of `if` and `elif`, then that of `else`.
    case conditional([Branch], otherwise: [Node]?)
    indirect case loop(Loop)
    indirect case include(Include)
    indirect case call(MacroCall)
    indirect case set(Name, Expression)
    indirect case filter([FilterCall], [Node], Range<Int>)
    /// Text that is broken where it would pass the margin.
    indirect case layout(MarginLayout, [Node], Range<Int>)
    case leave(Leave, Range<Int>)

    struct Branch: Sendable {
        var condition: Expression
        var body: [Node]
    }

    struct Loop: Sendable {
        /// The name of the position in `for index, value in …`; nil where there is one name.
        var key: Name?
        var value: Name
        var sequence: Expression
        /// The condition after `where`.
        var filter: Expression?
        var body: [Node]
        var otherwise: [Node]?
        var range: Range<Int>
    }

    struct Include: Sendable {
        var template: Name
        var arguments: [NamedArgument]
        var placement: Placement
        var range: Range<Int>
    }

    struct MacroCall: Sendable {
        var macro: Name
        var positional: [Expression]
        var named: [NamedArgument]
        var placement: Placement
        var range: Range<Int>
    }

    struct NamedArgument: Sendable {
        var name: Name
        var value: Expression
    }

    enum Leave: String, Sendable {
        case `break`, `continue`
    }
}

/// The placement of a printing tag on its line, which decides the indentation.
enum Placement: Sendable, Hashable {
    /// Among other text.
    case inline
    /// Alone on its line. Every line that it prints is indented by the text of `indentation`; where something on the same line
    /// has been printed already, the text of `spaces` (what whitespace control left of the indentation) comes first.
    case block(indentation: Range<Int>, spaces: Range<Int>, endsLine: Bool)
}

/// The layout of the text between the tags `list` and `endlist`, or `wrap` and `endwrap`.
enum MarginLayout: Sendable, Hashable {
    /// A list is written with an element a line, one level deeper than what stands around them:
    ///
    ///     init(
    ///         id: UUID
    ///         store: any TodoStore
    ///     ) {
    ///
    /// It becomes one line if there is room for it, and commas stand between the elements either way. Behind the last element
    /// of a collection that takes several lines there is one too, by swift-format's rules. Where the first line does not end
    /// in a bracket, it is an expression that goes on in the lines below, and nothing is put between them but a space.
    case list
    /// A comment is written on one line, with a mark before it (`// `), and becomes as many as it needs.
    case words
}
