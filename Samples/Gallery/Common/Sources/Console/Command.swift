import Foundation

/// A typed line: `add Buy milk: two litres`.
public struct Command: Equatable, Sendable {
    /// The first word, in lower case.
    public let name: String
    /// The rest of the line.
    public let argument: String

    public init(_ line: String) {
        let line = line.trimmingCharacters(in: .whitespaces)
        let name = line.prefix { !$0.isWhitespace }
        self.name = name.lowercased()
        argument = line.dropFirst(name.count).trimmingCharacters(in: .whitespaces)
    }

    /// The text before and after the last colon of the argument: `("Buy milk", "two litres")`. Without a colon, the
    /// second text is empty.
    public var halves: (String, String) {
        guard let colon = argument.lastIndex(of: ":") else { return (argument, "") }
        return (
            argument[..<colon].trimmingCharacters(in: .whitespaces),
            argument[argument.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        )
    }

    /// Returns the element of the list that the argument numbers: the first one for `1`. Returns nil if there is none.
    public func element<Element>(of list: [Element]) -> Element? {
        guard let number = Int(argument), list.indices.contains(number - 1) else { return nil }
        return list[number - 1]
    }
}
