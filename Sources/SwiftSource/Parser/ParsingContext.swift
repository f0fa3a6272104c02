/// The surroundings of the next token, as far as they decide how the parser reads it.
struct ParsingContext {
    /// Whether `{` after an expression opens a closure. In the heads of `if`, `guard`, `while`, `for`, `switch` and
    /// `catch`, the brace opens the body.
    var allowsTrailingClosures = true
    /// Whether the code is in a body. In a body, the parser reports only unbalanced brackets and, in strict parsing,
    /// common mistakes. The compiler reports the rest.
    var isInBody = false
    /// The kind of pattern that the expression is part of.
    var pattern: Pattern = .none
    /// The place of the declarations: a protocol, another type, or the top level.
    var container: Container = .members
    /// Whether `case` and `default` end the statements.
    var isInSwitchCase = false

    /// A place of declarations. It decides what they may contain: in a protocol, for example, functions have no bodies.
    enum Container {
        /// The top level of a file, or a section of a spec.
        case members
        /// A type other than a protocol, or a body.
        case type
        case `protocol`
    }

    enum Pattern {
        case none
        /// Only names after `let` or `var` are new, as in `case .some(let x)`. Other names are values.
        case matching
        /// All names are new: after `let`, and in `for x in`.
        case binding
    }
}

extension TokenCursor {
    /// Calls `parse` for the text inside brackets or braces, which is not part of a surrounding pattern or statement
    /// head.
    mutating func inBrackets<Result>(_ parse: (inout TokenCursor) -> Result) -> Result {
        let outer = context
        let inner = ParsingContext(
            isInBody: outer.isInBody, container: outer.container)
        return inContext({ $0 = inner }, parse)
    }

    /// Calls `parse` for the head of a statement, such as the conditions of an `if`.
    mutating func inHead<Result>(_ parse: (inout TokenCursor) -> Result) -> Result {
        inContext({ ($0.allowsTrailingClosures, $0.pattern) = (false, .none) }, parse)
    }

    /// Calls `parse` for the declarations in a container.
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

    /// Calls `parse` for the code of a body, in which the compiler reports most errors.
    mutating func inBody<Result>(_ parse: (inout TokenCursor) -> Result) -> Result {
        inContext({ $0.isInBody = true }, parse)
    }

    /// Calls `parse` with a changed context, then restores the context.
    mutating func inContext<Result>(
        _ change: (inout ParsingContext) -> Void, _ parse: (inout TokenCursor) -> Result
    ) -> Result {
        let outer = context
        change(&context)
        defer { context = outer }
        return parse(&self)
    }
}
