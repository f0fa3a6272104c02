import Diagnostics

/// An expression in a body, without type information. `a + b * c` is a flat `sequence`. Text that the parser does not
/// know is an `other` with the expressions in it.
package struct Expression: Sendable, Hashable {
    /// The kind of the expression, with its parts.
    package var kind: Kind
    /// The range in UTF-8 offsets, without surrounding white space.
    package var range: Range<Int>

    package init(_ kind: Kind, _ range: Range<Int>) {
        self.kind = kind
        self.range = range
    }

    /// The kinds of expressions, as far as viper-gen distinguishes them.
    package enum Kind: Sendable, Hashable {
        /// A use of a name, without generic arguments: `view`, `self`, `Date`, `$0`.
        case name(Identifier)
        /// A number, `true`, `nil`, a string without interpolation, a regex, `#function`.
        case literal
        case interpolation([Expression])
        /// `base.name`. The labels of a name such as `show(_:)` are omitted.
        indirect case member(Expression, Identifier)
        /// `.name`.
        case implicitMember(Identifier)
        /// A name that a pattern declares, such as `x` in `let x`; or `_`.
        case bound(Identifier)
        /// `callee(a, label: b) { … } label: { … }`.
        indirect case call(Expression, arguments: [Argument], trailingClosures: [Argument])
        indirect case subscripted(Expression, arguments: [Argument])
        /// `base?`.
        indirect case optionalChain(Expression)
        /// `base!`.
        indirect case forceUnwrap(Expression)
        /// `!x`, `-x`, `&x`.
        indirect case prefix(Identifier, Expression)
        /// `await x`, `try x`, `try? x`, `try! x`. The identifier is the keyword with its `?` or `!`.
        indirect case effect(Identifier, Expression)
        /// `a + b`, `a ?? b`, `a ? b : c`, `a as B`: the operands in order, without the types after `as` and `is`.
        case sequence([Expression], operators: [Identifier])
        /// `target = value` or `target += value`.
        indirect case assignment(Expression, operator: Identifier, Expression)
        /// `(a, label: b)`. One element without a label is an expression in parentheses.
        case tuple([Argument])
        case array([Expression])
        case dictionary([Expression])
        indirect case closure(Closure)
        /// `if` or `switch` as a value.
        indirect case statement(Statement)
        /// A key path, a macro, or unknown text.
        case other([Expression])
    }

    /// An argument of a call.
    package struct Argument: Sendable, Hashable {
        /// The label; nil for an argument without one.
        package var label: Identifier?
        /// The argument's value.
        package var value: Expression
    }

    /// `{ [captures] parameters in body }`.
    package struct Closure: Sendable, Hashable {
        /// The entries of the capture list: `[weak view = self.view]`.
        package var captures: [Capture]
        /// The names before `in`.
        package var parameters: [Identifier]
        /// The statements after `in`.
        package var body: CodeBlock
    }

    /// A name in a closure's capture list, with its value.
    package struct Capture: Sendable, Hashable {
        /// The name in the closure's body.
        package var name: Identifier
        /// The captured value: the name itself if there is no `=`.
        package var value: Expression
    }
}
