import Diagnostics

struct TemplateSyntax: Sendable {
    var name: String
    var file: SourceFile
    var body: [Node]
    var macros: [MacroSyntax]
    /// The names in its body, each as often as it is there.
    var mentions: [String]
    /// The templates that its body includes, each as often as it does.
    var includes: [String]
}

/// `{% macro name a b=1 %}…{% endmacro %}`, which stands outside every other block.
struct MacroSyntax: Sendable {
    var name: Name
    var parameters: [Parameter]
    var body: [Node]

    struct Parameter: Sendable {
        var name: Name
        var defaultValue: (value: Value, type: ValueType)?
    }
}

/// What a template is made of. What is large has a box of its own, for lists of nodes are copied as they grow.
enum Node: Sendable {
    /// Text to print, after whitespace rules.
    case text(Range<Int>)
    indirect case value(Expression, Placement)
    /// `if` and `elif` branches, then `else`.
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
        /// `key` in `for key, value in …`.
        var key: Name?
        var value: Name
        var sequence: Expression
        /// What stands after `where`.
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

/// Where a tag stands that prints text.
enum Placement: Sendable, Hashable {
    /// Among other text.
    case inline
    /// Alone on its line. Every line that it prints is indented by the text of `indentation`; where something on the same line
    /// has been printed already, the text of `spaces` (what whitespace control left of the indentation) comes first.
    case block(indentation: Range<Int>, spaces: Range<Int>, endsLine: Bool)
}
