extension String {
    /// Whether it can be a name only in backticks.
    ///
    /// This includes words with a meaning after a dot (`Type`), and `await`, which can be declared without backticks,
    /// but not used.
    package var isReservedWord: Bool {
        guard let keyword = Keyword(spelling: self) else { return self == "Protocol" || self == "Type" }
        return keyword == .await || (keyword.isReserved && keyword != .wildcard)
    }

    /// The name as it is written in Swift: in backticks if it needs them.
    package var escapedName: String { isReservedWord ? "`\(self)`" : self }

    /// The name without the backticks around it.
    package var withoutBackticks: String {
        hasPrefix("`") && hasSuffix("`") && utf8.count > 2 ? String(dropFirst().dropLast()) : self
    }
}
