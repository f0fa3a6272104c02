/// Words that Swift does not take as a name without backticks.
extension String {
    /// Swift takes it as a name in backticks only. So it does what the grammar reserves, the words that mean something behind a
    /// dot, and `await`, which is a name where it is declared and an operator where it is used.
    package var isReservedWord: Bool {
        var text = self
        guard let keyword = text.withUTF8({ Keyword($0, $0.indices) }) else {
            return self == "Protocol" || self == "Type"
        }
        return keyword == .await || (keyword.isReserved && keyword != .wildcard)
    }

    /// As it stands in Swift where a name is declared or used as an expression: in backticks where it must.
    package var escapedName: String { isReservedWord ? "`\(self)`" : self }

    /// The name as it is meant, without the backticks around it.
    package var withoutBackticks: String {
        hasPrefix("`") && hasSuffix("`") && utf8.count > 2 ? String(dropFirst().dropLast()) : self
    }
}
