import Diagnostics

/// The statements between two braces.
package struct CodeBlock: Sendable, Hashable {
    /// The statements, in order.
    package var statements: [Statement]
    /// The range between the braces.
    package var range: Range<Int>

    package init(statements: [Statement], range: Range<Int>) {
        self.statements = statements
        self.range = range
    }
}

/// A statement in a body.
package struct Statement: Sendable, Hashable {
    /// The kind of the statement, with its parts.
    package var kind: Kind
    /// The range in UTF-8 offsets, without surrounding white space.
    package var range: Range<Int>

    package init(_ kind: Kind, _ range: Range<Int>) {
        self.kind = kind
        self.range = range
    }

    /// The kinds of statements, as far as viper-gen distinguishes them.
    package enum Kind: Sendable, Hashable {
        case expression(Expression)
        /// `let a = x, (b, c) = y`. The names are visible after the statement.
        case binding([Binding])
        indirect case conditional(If)
        indirect case guarding(conditions: [Condition], otherwise: CodeBlock)
        indirect case switching(Expression, cases: [Case])
        /// `do { } catch let e as E { }`.
        indirect case doCatch(CodeBlock, catches: [Case])
        /// `for pattern in sequence where …`, `while conditions`, `repeat { } while x`.
        indirect case loop(Loop)
        case deferred(CodeBlock)
        case returning(Expression?)
        case throwing(Expression)
        /// `break`, `continue`, `fallthrough`.
        case jump
        /// A local function. Its name is visible in the whole block, its parameters in its body.
        indirect case function(name: Identifier, parameters: [Identifier], body: CodeBlock)
        /// A local type, `#if` or another statement that the parser skips, with the names that it may declare.
        case other(binds: [Identifier], expressions: [Expression])
    }

    /// The names of a `let` or `var`, with their value.
    package struct Binding: Sendable, Hashable {
        /// All names that the pattern declares.
        package var names: [Identifier]
        /// The type as written; nil if there is none.
        package var type: TypeSyntax?
        /// The value; nil without one.
        package var value: Expression?
    }

    /// `if`, with its branches.
    package struct If: Sendable, Hashable {
        /// The conditions.
        package var conditions: [Condition]
        /// The block that runs if all conditions hold.
        package var then: CodeBlock
        /// The `else` block. For `else if`, a block that contains only the second `if`.
        package var otherwise: CodeBlock?
    }

    /// One of the conditions of an `if`, `guard` or `while`.
    package enum Condition: Sendable, Hashable {
        case expression(Expression)
        /// `let x = value` or `let x`, also with `var`. Without `=`, the value is nil.
        case optionalBinding(name: Identifier, value: Expression?)
        /// `case .some(let x) = value`.
        case matching(pattern: Expression, binds: [Identifier], value: Expression)
        /// `#available(…)`, or its opposite `#unavailable(…)`.
        case availability(isNegated: Bool)
    }

    /// A case of a `switch`, or a `catch`.
    package struct Case: Sendable, Hashable {
        /// The patterns, without `case` and `where`; empty for `default`, and for a `catch` without a pattern.
        package var patterns: [Expression]
        /// The names that the patterns declare for the body.
        package var binds: [Identifier]
        /// The condition after each `where`.
        package var conditions: [Expression] = []
        /// The body of the case.
        package var body: CodeBlock

        /// The patterns that use existing names, and the conditions.
        package var expressions: [Expression] { patterns.filter { !$0.usesNoNames } + conditions }
    }

    /// `for`, `while` or `repeat`.
    package struct Loop: Sendable, Hashable {
        /// The sequence of a `for`. The names that the loop declares are not visible in it.
        package var sequence: Expression?
        /// The pattern that an element has to match, as in `for case let row? in rows`; nil for any other loop.
        package var pattern: Expression?
        /// The conditions of a `while` or `repeat`, or the condition after the `where` of a `for`.
        package var conditions: [Condition]
        /// The names that a `for` declares: `row` in `for row in rows`.
        package var binds: [Identifier] = []
        /// The body of the loop.
        package var body: CodeBlock
    }
}
