import Diagnostics

/// The statements between two braces.
package struct CodeBlock: Sendable, Hashable {
    /// The statements, in order.
    package var statements: [Statement]
    /// Between the braces, which are left out.
    package var range: Range<Int>

    package init(statements: [Statement], range: Range<Int>) {
        self.statements = statements
        self.range = range
    }
}

/// A statement in a body, as far as the names it binds and the calls it makes need it.
package struct Statement: Sendable, Hashable {
    /// The kind of the statement, with its parts.
    package var kind: Kind
    /// UTF-8 offsets, without the white space around it.
    package var range: Range<Int>

    package init(_ kind: Kind, _ range: Range<Int>) {
        self.kind = kind
        self.range = range
    }

    /// The kinds of statements that boundary checks and flow tests distinguish.
    package enum Kind: Sendable, Hashable {
        case expression(Expression)
        /// `let a = x, (b, c) = y`: bound after the statement.
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
        /// A local function: its name is bound in the whole block, its parameters in its body.
        indirect case function(name: Identifier, parameters: [Identifier], body: CodeBlock)
        /// A local type, `#if` or anything else that is passed over; the names that it may bind.
        case other(binds: [Identifier], expressions: [Expression])
    }

    /// `let` or `var`: names and the value they are bound to.
    package struct Binding: Sendable, Hashable {
        /// All names that the pattern binds.
        package var names: [Identifier]
        /// The type that is written; nil where none is.
        package var type: TypeSyntax?
        /// The value; nil without one.
        package var value: Expression?
    }

    /// `if`, with its branches.
    package struct If: Sendable, Hashable {
        /// Between the commas.
        package var conditions: [Condition]
        /// The block that runs if all conditions hold.
        package var then: CodeBlock
        /// An `else if` is a block that holds that one statement.
        package var otherwise: CodeBlock?
    }

    /// One of the conditions of an `if`, `guard` or `while`.
    package enum Condition: Sendable, Hashable {
        case expression(Expression)
        /// `let x = value`, `var x`, `let x`: a nil value is the short form.
        case optionalBinding(name: Identifier, value: Expression?)
        /// `case .some(let x) = value`.
        case matching(pattern: Expression, binds: [Identifier], value: Expression)
        /// `#available(…)`, or `#unavailable(…)`, which is its opposite.
        case availability(isNegated: Bool)
    }

    /// A case of a `switch`, or a `catch`.
    package struct Case: Sendable, Hashable {
        /// The patterns, without `case` and `where`; empty for `default` and a bare `catch`.
        package var patterns: [Expression]
        /// The names that its patterns bind in the body.
        package var binds: [Identifier]
        /// The condition after each `where`.
        package var conditions: [Expression] = []
        /// The body of the case.
        package var body: CodeBlock

        /// The expressions of its patterns and conditions in which names are looked up.
        package var expressions: [Expression] { patterns.filter { !$0.holdsNothing } + conditions }
    }

    /// `for`, `while` or `repeat`.
    package struct Loop: Sendable, Hashable {
        /// Evaluated outside the loop's own names.
        package var sequence: Expression?
        /// The pattern that an element has to match, as in `for case let row? in rows`; nil for any other loop.
        package var pattern: Expression?
        /// The conditions of a `while` or `repeat`, or the condition after the `where` of a `for`.
        package var conditions: [Condition]
        /// The names that stand for an element of a `for`.
        package var binds: [Identifier] = []
        /// The body of the loop.
        package var body: CodeBlock
    }
}
