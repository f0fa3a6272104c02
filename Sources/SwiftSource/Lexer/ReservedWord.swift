extension String {
    /// Whether it is a name in backticks only: a word that the grammar reserves, one that has a meaning behind a dot, or `await`,
    /// which is a name where it is declared and an operator where it is used.
    package var isReservedWord: Bool {
        guard let keyword = Keyword(spelling: self) else { return self == "Protocol" || self == "Type" }
        return keyword == .await || (keyword.isReserved && keyword != .wildcard)
    }

    /// The name as it is declared and used in Swift: in backticks where it needs them.
    package var escapedName: String { isReservedWord ? "`\(self)`" : self }

    /// The name without the backticks around it.
    package var withoutBackticks: String {
        hasPrefix("`") && hasSuffix("`") && utf8.count > 2 ? String(dropFirst().dropLast()) : self
    }
}
