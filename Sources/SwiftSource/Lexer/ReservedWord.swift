/// Words that Swift does not take as a name without backticks.
extension String {
    /// Swift takes it as a name in backticks only.
    package var isReservedWord: Bool { reservedWords.contains(self) }

    /// As it stands in Swift where a name is declared or used as an expression: in backticks where it must.
    package var escapedName: String { isReservedWord ? "`\(self)`" : self }
}

/// What the grammar reserves, the words that mean something behind a dot, and `await`, which is a name where it is declared
/// and an operator where it is used.
private let reservedWords = Set(
    Keyword.allCases.filter { $0.isReserved && $0 != .wildcard }.map(\.rawValue) + ["Protocol", "Type", "await"])
