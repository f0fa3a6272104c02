extension String {
    /// Whether the word needs backticks to be a name.
    ///
    /// Also true for `Type` and `Protocol`, which have a meaning after a dot, and for `await`. Swift accepts a
    /// declaration named `await` without backticks, but not its use.
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
