/// A use of a name in a body, with what is done to it: `view?.show(x)`, `interactor.total`, `router`.
package struct Reference: Sendable, Hashable {
    /// The name that is used, its place with it: `view` in `view?.show(x)`.
    package var name: Identifier
    /// `self.view`.
    package var isQualifiedBySelf: Bool
    /// `view?`.
    package var isOptionalChained: Bool
    /// `view!`.
    package var isForceUnwrapped: Bool
    /// The member that is accessed: `show` in `view?.show(x)`; nil without a member.
    package var member: Identifier?
    /// The arguments, where the member (or, without a member, the name) is called.
    package var call: Call?
    /// It is what a value is assigned to.
    package var isAssigned: Bool
    /// The name, its member and its call.
    package var range: Range<Int>
    /// The innermost statement that holds it.
    package var statement: Range<Int>
    /// What stands around it of `try` and `await`.
    package var effects: EffectContext

    /// How the member is called.
    package struct Call: Sendable, Hashable {
        /// The arguments' labels in order, nil for one without.
        package var labels: [String?]
        /// The trailing closures' labels in order; the first has none.
        package var trailingClosures: [String?]
        /// The first `await …` among the arguments, those in closures left out.
        package var awaitInArgument: Range<Int>?

        /// A call with these arguments.
        package init(_ arguments: [Expression.Argument], trailingClosures: [Expression.Argument]) {
            labels = arguments.map { $0.label?.name }
            self.trailingClosures = trailingClosures.map { $0.label?.name }
            awaitInArgument = arguments.lazy.compactMap { $0.value.firstAwait }.first
        }
    }
}

/// How far a use in a body is marked with `try` and `await`, and where it may throw and wait.
package struct EffectContext: Sendable, Hashable {
    /// `try`, `try?` or `try!`; nil where none of them covers the use.
    package var tryMark: String?
    /// Where the `await` begins that covers the use; nil where none does.
    package var awaitStart: Int?
    /// Where a mark can be inserted that covers the use; nil where none may stand.
    package var markStart: Int?
    /// It is in a closure or a local function, which may wait or throw by itself.
    package var isInClosure = false
    /// It is in a `do` with a `catch`.
    package var isCaught = false
}

/// Finds what a body does to the names around it.
package enum BodyNames {
    /// Every use of one of `names` that no local name hides, in the order in which Swift evaluates them: a call stands after its
    /// arguments.
    ///
    /// `self.name` is always the name itself. A plain capture (`[weak view]`) uses the name outside of the closure and hides it
    /// inside. `parameters` are hidden from the start.
    package static func references(
        in block: CodeBlock, names: Set<String>, parameters: [Identifier] = []
    ) -> [Reference] {
        var walker = NameWalker(names: names)
        walker.scope.formUnion(parameters.map(\.name))
        walker.walk(block)
        return walker.references
    }
}
