/// An expression in a body, parsed as far as calls, names and closures need it: operators are kept as flat sequences, and
/// whatever is not understood is `other` with the expressions found in it.
package struct Expression: Sendable, Hashable {
    package var kind: Kind
    package var range: Range<Int>

    package init(_ kind: Kind, _ range: Range<Int>) {
        self.kind = kind
        self.range = range
    }

    package indirect enum Kind: Sendable, Hashable {
        /// A name that is looked up: `view`, `self`, `Date`, `$0`. Generic arguments are passed over.
        case name(Identifier)
        /// A number, `true`, `nil`, a string without interpolation, a regex, `#function`.
        case literal
        /// A string with interpolations.
        case interpolation([Expression])
        /// `base.name`, labels of a compound name left out.
        case member(Expression, Identifier)
        /// `.name`.
        case implicitMember(Identifier)
        /// `callee(a, label: b) { … } label: { … }`.
        case call(Expression, arguments: [Argument], trailingClosures: [Argument])
        case subscripted(Expression, arguments: [Argument])
        /// `base?`.
        case optionalChain(Expression)
        /// `base!`.
        case forceUnwrap(Expression)
        /// `!x`, `-x`, `&x`.
        case prefix(Identifier, Expression)
        /// `await x`, `try x`, `try? x`, `try! x`; the operator with its mark.
        case effect(Identifier, Expression)
        /// `a + b`, `a ?? b`, `a ? b : c`, `a as B`: the operands in order, types after `as` and `is` left out.
        case sequence([Expression], operators: [Identifier])
        /// `target = value`, `target += value`; the operator tells which.
        case assignment(Expression, operator: Identifier, Expression)
        /// `(a, label: b)`; one unlabelled element is an expression in parentheses.
        case tuple([Argument])
        case array([Expression])
        case dictionary([Expression])
        case closure(Closure)
        /// `if` or `switch` used as a value.
        case statement(Statement)
        /// `\.path`, a macro, or what is not understood.
        case other([Expression])
    }

    package struct Argument: Sendable, Hashable {
        package var label: Identifier?
        package var value: Expression

        package init(label: Identifier?, value: Expression) {
            self.label = label
            self.value = value
        }
    }

    package struct Closure: Sendable, Hashable {
        /// The names that the capture list binds, with their values (`[weak view = self.view]`); a plain capture's value is
        /// the name itself.
        package var captures: [Capture]
        package var parameters: [Identifier]
        package var body: CodeBlock

        package init(captures: [Capture], parameters: [Identifier], body: CodeBlock) {
            self.captures = captures
            self.parameters = parameters
            self.body = body
        }
    }

    package struct Capture: Sendable, Hashable {
        package var name: Identifier
        package var value: Expression

        package init(name: Identifier, value: Expression) {
            self.name = name
            self.value = value
        }
    }
}
