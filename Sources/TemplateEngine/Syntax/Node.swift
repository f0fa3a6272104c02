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

enum Node: Sendable {
    /// Text to print, after applying the whitespace rules.
    case text(Range<Int>)
    indirect case value(TemplateExpression, Placement)
    /// The branches of `if` and `elif`, and the branch of `else`.
    case conditional([Branch], otherwise: [Node]?)
    indirect case loop(Loop)
    indirect case include(Include)
    indirect case call(MacroCall)
    indirect case set(Name, TemplateExpression)
    indirect case filter([FilterCall], [Node], Range<Int>)
    /// Text that is broken to fit the margin.
    indirect case layout(MarginLayout, [Node], Range<Int>)
    case leave(LoopExit, Range<Int>)

    struct Branch: Sendable {
        var condition: TemplateExpression
        var body: [Node]
    }

    struct Loop: Sendable {
        /// The name of the position in `for index, value in …`; nil with one name.
        var key: Name?
        var value: Name
        var sequence: TemplateExpression
        /// The condition after `where`.
        var filter: TemplateExpression?
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
        var positional: [TemplateExpression]
        var named: [NamedArgument]
        var placement: Placement
        var range: Range<Int>
    }

    struct NamedArgument: Sendable {
        var name: Name
        var value: TemplateExpression
    }

    enum LoopExit: String, Sendable {
        case `break`, `continue`
    }
}

/// The position of a printing tag in its line, which determines the indentation.
enum Placement: Sendable, Hashable {
    /// In a line with other text.
    case inline
    /// Alone in its line. Every printed line is indented by the text of `indentation`. If text was already printed
    /// in the same line, the text of `spaces`, the rest of the indentation after whitespace control, comes first.
    case block(indentation: Range<Int>, spaces: Range<Int>, endsLine: Bool)
}

/// The layout of the text between the tags `list` and `endlist`, or `wrap` and `endwrap`.
enum MarginLayout: Sendable, Hashable {
    /// A list is written with one element per line, one level deeper than the lines around it:
    ///
    ///     init(
    ///         id: UUID
    ///         store: any TodoStore
    ///     ) {
    ///
    /// It becomes one line if it fits. In both cases, commas are inserted between the elements. A collection on
    /// several lines also gets a trailing comma, as swift-format requires. If the first line does not end in a
    /// bracket, it is an expression that continues on the next lines, and only spaces are inserted.
    case list
    /// A comment is written on one line after a mark (`// `), and broken into as many lines as required.
    case words
}
