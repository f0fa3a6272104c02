/// Words that Swift does not take as a name without backticks.
extension String {
    /// Swift takes it as a name in backticks only.
    package var isReservedWord: Bool {
        // Names of several words are told by their capitals, and long ones by their length, before any word is looked up.
        let isWord = utf8.dropFirst().allSatisfy { $0 == UInt8(ascii: "_") || $0 >= UInt8(ascii: "a") }
        return isWord && utf8.count <= longestReservedWord && reservedWords.contains(self)
    }

    /// As it stands in Swift where a name is declared or used as an expression: in backticks where it must.
    package var escapedName: String { isReservedWord ? "`\(self)`" : self }
}

/// What the grammar reserves, the words that mean something behind a dot, and `await`, which is a name where it is declared
/// and an operator where it is used.
private let reservedWords = Set(
    Keyword.allCases.filter { $0.isReserved && $0 != .wildcard }.map(\.rawValue) + ["Protocol", "Type", "await"])

private let longestReservedWord = reservedWords.map(\.utf8.count).max() ?? 0
