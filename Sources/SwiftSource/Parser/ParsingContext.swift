/// What the surroundings of an expression allow.
struct ParsingContext {
    /// Off in the heads of `if`, `guard`, `while`, `for`, `switch` and `catch`, where `{` opens the body.
    var allowsTrailingClosures = true
    /// In a body the compiler reports what Swift's grammar forbids; only open brackets are reported here.
    var isInBody = false
    /// The expression is a pattern.
    var pattern: Pattern = .none
    /// What `$0` is here.
    var anonymous: Anonymous = .none
    /// `yield` is a statement: in `_read` and `_modify`.
    var isInCoroutine = false
    /// What the declarations belong to.
    var container: Container = .members
    /// Whether a declaration here stands within a type or a body.
    var isNested: Bool { container != .members || isInBody }
    /// An operator that begins with a dot ends the expression.
    var isInKeyPath = false
    /// A type may be `nonisolated P`: a conformance that is of no actor.
    var isInInheritance = false
    /// `case` and `default` end the statements.
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
        let saved = context
        context = ParsingContext(
            isInBody: saved.isInBody, anonymous: saved.anonymous, isInCoroutine: saved.isInCoroutine,
            container: saved.container, isInKeyPath: saved.isInKeyPath)
        defer { context = saved }
        return parse(&self)
    }

    /// Parses the head of a statement with a body in braces.
    mutating func inHead<Result>(_ parse: (inout TokenCursor) -> Result) -> Result {
        let saved = context
        context.allowsTrailingClosures = false
        context.pattern = .none
        defer { context = saved }
        return parse(&self)
    }

    /// Parses declarations that belong to a container.
    mutating func inContainer<Result>(
        _ container: ParsingContext.Container, _ parse: (inout TokenCursor) -> Result
    ) -> Result {
        let saved = context
        context = ParsingContext(isInBody: saved.isInBody, container: container)
        defer { context = saved }
        return parse(&self)
    }

    mutating func inPattern<Result>(
        _ pattern: ParsingContext.Pattern, _ parse: (inout TokenCursor) -> Result
    ) -> Result {
        let saved = context.pattern
        context.pattern = pattern
        defer { context.pattern = saved }
        return parse(&self)
    }

    /// Parses without reports of missing names, types and punctuation.
    mutating func inBody<Result>(_ parse: (inout TokenCursor) -> Result) -> Result {
        let saved = context
        context.isInBody = true
        defer { context = saved }
        return parse(&self)
    }
}
