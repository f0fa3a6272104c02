/// The context of the parsed code, which decides its grammar.
struct ParsingContext {
    /// Whether `{` after an expression opens a closure. In the heads of `if`, `guard`, `while`, `for`, `switch` and
    /// `catch`, it opens the body.
    var allowsTrailingClosures = true
    /// Whether the code is in a body. There, only open brackets are reported; the compiler reports the rest.
    var isInBody = false
    /// Whether the expression is a pattern.
    var pattern: Pattern = .none
    /// The owner of the declarations.
    var container: Container = .members
    /// Whether `case` and `default` end the statements.
    var isInSwitchCase = false

    /// The owner of declarations, which decides their allowed parts.
    enum Container {
        /// The top level of a file, or the members of a section.
        case members
        /// A type other than a protocol, or a body.
        case type
        case `protocol`
    }

    enum Pattern {
        case none
        /// `let` and `var` bind names, and other names are values: `case .some(let x)`.
        case matching
        /// Names without `let` are bound: after `let`, in `for x in`.
        case binding
    }
}

extension TokenCursor {
    /// Parses the text inside brackets or braces, to which the context of a head or pattern does not apply.
    mutating func inBrackets<Result>(_ parse: (inout TokenCursor) -> Result) -> Result {
        let outer = context
        let inner = ParsingContext(
            isInBody: outer.isInBody, container: outer.container)
        return inContext({ $0 = inner }, parse)
    }

    /// Parses the head of a statement with a body in braces.
    mutating func inHead<Result>(_ parse: (inout TokenCursor) -> Result) -> Result {
        inContext({ ($0.allowsTrailingClosures, $0.pattern) = (false, .none) }, parse)
    }

    /// Parses the declarations of a container.
    mutating func inContainer<Result>(
        _ container: ParsingContext.Container, _ parse: (inout TokenCursor) -> Result
    ) -> Result {
        inContext({ $0 = ParsingContext(isInBody: $0.isInBody, container: container) }, parse)
    }

    mutating func inPattern<Result>(
        _ pattern: ParsingContext.Pattern, _ parse: (inout TokenCursor) -> Result
    ) -> Result {
        inContext({ $0.pattern = pattern }, parse)
    }

    /// Parses without reports of missing names, types and punctuation.
    mutating func inBody<Result>(_ parse: (inout TokenCursor) -> Result) -> Result {
        inContext({ $0.isInBody = true }, parse)
    }

    /// Parses in a changed context.
    mutating func inContext<Result>(
        _ change: (inout ParsingContext) -> Void, _ parse: (inout TokenCursor) -> Result
    ) -> Result {
        let outer = context
        change(&context)
        defer { context = outer }
        return parse(&self)
    }
}
