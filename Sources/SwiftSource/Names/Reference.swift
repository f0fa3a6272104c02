/// A use of a name in a body, with the member that follows: `view?.show(x)`, `interactor.total`, `router`.
package struct Reference: Sendable, Hashable {
    /// The name with its range: `view` in `view?.show(x)`.
    package var name: Identifier
    /// Whether the name is written with `self`: `self.view`.
    package var isQualifiedBySelf: Bool
    /// Whether `?` follows the name: `view?.show(x)`.
    package var isOptionalChained: Bool
    /// Whether `!` follows the name: `view!.show(x)`.
    package var isForceUnwrapped: Bool
    /// The accessed member: `show` in `view?.show(x)`; nil without a member.
    package var member: Identifier?
    /// The call of the member, or of the name itself if there is no member; nil if nothing is called.
    package var call: Call?
    /// Whether the code assigns a value to the name or its member: `router.count = 1`.
    package var isAssigned: Bool
    /// The range of the name with its `self`, member and call.
    package var range: Range<Int>
    /// The range of the innermost statement that contains the use.
    package var statement: Range<Int>
    /// The `try` and `await` around the use.
    package var effects: EffectContext

    /// The arguments of a call.
    package struct Call: Sendable, Hashable {
        /// The arguments in parentheses, in order.
        package var arguments: [Expression.Argument]
        /// The arguments' labels, in order; nil for an argument without one.
        package var labels: [String?]
        /// The trailing closures' labels, in order; the first closure has none.
        package var trailingClosures: [String?]
        /// The first `await …` in the arguments, outside of closures.
        package var awaitInArgument: Range<Int>?

        /// Creates a call with these arguments.
        package init(_ arguments: [Expression.Argument], trailingClosures: [Expression.Argument]) {
            self.arguments = arguments
            labels = arguments.map { $0.label?.name }
            self.trailingClosures = trailingClosures.map { $0.label?.name }
            awaitInArgument = arguments.lazy.compactMap { $0.value.firstAwait }.first
        }
    }
}

/// The code around a use of a name that decides whether the use needs a `try` or `await` of its own.
package struct EffectContext: Sendable, Hashable {
    /// The `try`, `try?` or `try!` that covers the use; nil if there is none.
    package var tryMark: String?
    /// The offset of the `await` that covers the use; nil if there is none.
    package var awaitStart: Int?
    /// The start of the operator sequence whose operand contains the use; nil outside of a sequence.
    ///
    /// A `try` or `await` is not allowed to the right of an operator, only before the whole sequence.
    package var sequenceStart: Int?
    /// Whether the use is in an operand of `??`, `&&` or `||`. Such an operand may be an autoclosure. Then a
    /// `try` or `await` before the whole sequence may not be enough.
    package var isLazyOperand = false
    /// Whether the use is in a closure or a local function, which may have its own `async` and `throws`.
    package var isInClosure = false
    /// Whether the use is in a `do` block with a `catch`.
    package var isCaught = false
}

/// Finds the uses of names in a body.
package enum BodyNames {
    /// Returns the uses of `names` that no local name shadows, in the order of evaluation: a call comes after its
    /// arguments.
    ///
    /// `self.name` is never shadowed. A capture such as `[weak view]` uses the name outside of the closure, and shadows
    /// it inside. `parameters` are local names from the start.
    package static func references(
        in block: CodeBlock, names: Set<String>, parameters: [Identifier] = []
    ) -> [Reference] {
        var walker = NameWalker(names: names)
        walker.scope.formUnion(parameters.map(\.name))
        walker.walk(block)
        return walker.references
    }
}
