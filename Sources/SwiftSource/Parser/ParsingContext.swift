/// What the surroundings of the code that is being parsed allow in it.
struct ParsingContext {
    /// Whether `{` after an expression opens a closure. In the heads of `if`, `guard`, `while`, `for`, `switch` and `catch` it opens
    /// the body.
    var allowsTrailingClosures = true
    /// Whether the code is in a body, whose errors the compiler reports. Only open brackets are reported here.
    var isInBody = false
    /// Whether the expression is a pattern.
    var pattern: Pattern = .none
    /// What `$0` is here.
    var anonymous: Anonymous = .none
    /// Whether `yield` is a statement, as it is in `_read` and `_modify`.
    var isInCoroutine = false
    /// What the declarations belong to.
    var container: Container = .members
    /// Whether a declaration here stands within a type or a body.
    var isNested: Bool { container != .members || isInBody }
    /// Whether an operator that begins with a dot ends the expression.
    var isInKeyPath = false
    /// Whether a type may be `nonisolated P`, a conformance that belongs to no actor.
    var isInInheritance = false
    /// Whether `case` and `default` end the statements.
    var isInSwitchCase = false

    enum Anonymous {
        /// Nothing: it stands in no closure.
        case none
        /// The first argument of a closure.
        case argument
        /// Nothing: the closure names its parameters.
        case named
    }

    /// What decides which declarations may stand, and what they hold.
    enum Container {
        /// The top level of a file, or the members of a section.
        case members
        case `struct`, `enum`, `protocol`
        /// The members of a class, an actor or an extension, where `class` may stand before a function.
        case `class`, `extension`
        case body
    }

    enum Pattern {
        case none
        /// `let` and `var` bind, names alone are values: `case .some(let x)`.
        case matching
        /// Names alone are bound: after `let`, in `for x in`.
        case binding
    }
}

extension TokenCursor {
    /// Parses inside brackets or braces, where heads and patterns have no say.
    mutating func inBrackets<Result>(_ parse: (inout TokenCursor) -> Result) -> Result {
        let outer = context
        let inner = ParsingContext(
            isInBody: outer.isInBody, anonymous: outer.anonymous, isInCoroutine: outer.isInCoroutine,
            container: outer.container, isInKeyPath: outer.isInKeyPath)
        return inContext({ $0 = inner }, parse)
    }

    /// Parses the head of a statement with a body in braces.
    mutating func inHead<Result>(_ parse: (inout TokenCursor) -> Result) -> Result {
        inContext({ ($0.allowsTrailingClosures, $0.pattern) = (false, .none) }, parse)
    }

    /// Parses declarations that belong to a container.
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
    @inline(__always)
    mutating func inContext<Result>(
        _ change: (inout ParsingContext) -> Void, _ parse: (inout TokenCursor) -> Result
    ) -> Result {
        let outer = context
        change(&context)
        defer { context = outer }
        return parse(&self)
    }
}
