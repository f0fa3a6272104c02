import Diagnostics

/// The syntax tree of a template.
struct TemplateSyntax: Sendable {
    var name: String
    var file: SourceFile
    var body: [Node]
    var macros: [MacroSyntax]
}

/// The definition of a macro: `{% macro name a b=1 %}…{% endmacro %}`. It must be outside all other blocks.
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
    /// Text to print, given as a range of the file. The whitespace rules are already applied.
    case text(Range<Int>)
    indirect case value(TemplateExpression, Placement)
    /// The branches of `if` and `elif`, and the branch of `else`.
    case conditional([Branch], otherwise: [Node]?)
    indirect case loop(Loop)
    indirect case include(Include)
    indirect case call(MacroCall)
    indirect case set(Name, TemplateExpression)
    indirect case filter([FilterCall], [Node], Range<Int>)
    /// A block whose text is broken into lines that fit the margin.
    indirect case layout(MarginLayout, [Node], Range<Int>)
    case leave(LoopExit, Range<Int>)

    struct Branch: Sendable {
        var condition: TemplateExpression
        var body: [Node]
    }

    struct Loop: Sendable {
        /// The name of the element's index, `index` in `for index, value in …`; nil if there is only one name.
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

/// Whether a tag that prints text is alone on its line. This determines how the printed text is indented.
enum Placement: Sendable, Hashable {
    /// The tag is on a line with other text.
    case inline
    /// The tag is alone on its line. `indentation` is the range of the white space before the tag; it is printed before
    /// each line. If a previous tag already printed text on the line, only the white space in `spaces` is printed
    /// before the first line. `endsLine` says whether a line break follows the text.
    case block(indentation: Range<Int>, spaces: Range<Int>, endsLine: Bool)
}

/// The way in which the text of a block is broken into lines that fit the margin.
enum MarginLayout: Sendable, Hashable {
    /// The layout of text between the tags `list` and `endlist`. Templates write one element per line:
    ///
    ///     init(
    ///         id: UUID
    ///         store: any TodoStore
    ///     ) {
    ///
    /// The list becomes one line if it fits. In both cases, commas are inserted between the elements. An array or
    /// dictionary literal on several lines also gets a trailing comma, because swift-format requires it. If the first
    /// line does not end in an opening bracket, the text is an expression on several lines. Then no commas are
    /// inserted.
    case list
    /// The layout of text between the tags `wrap` and `endwrap`: a comment. The text starts with `//` or `///`, and is
    /// broken into as many lines as required. Each line starts with the same mark.
    case words
}
