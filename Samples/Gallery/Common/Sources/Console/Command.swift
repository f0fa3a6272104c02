import Foundation

/// A line that was typed: `add Buy milk: two litres`.
public struct Command: Equatable, Sendable {
    /// The first word, in lower case.
    public let name: String
    /// All that follows it.
    public let argument: String

    public init(_ line: String) {
        let line = line.trimmingCharacters(in: .whitespaces)
        let name = line.prefix { !$0.isWhitespace }
        self.name = name.lowercased()
        argument = line.dropFirst(name.count).trimmingCharacters(in: .whitespaces)
    }

    /// What stands before and behind the last colon of the argument: `("Buy milk", "two litres")`. Without a colon there is
    /// nothing behind it.
    public var halves: (String, String) {
        guard let colon = argument.lastIndex(of: ":") else { return (argument, "") }
        return (
            argument[..<colon].trimmingCharacters(in: .whitespaces),
            argument[argument.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        )
    }

    /// The element of a list whose number, counted from 1, is the argument.
    public func element<Element>(of list: [Element]) -> Element? {
        guard let number = Int(argument), list.indices.contains(number - 1) else { return nil }
        return list[number - 1]
    }
}
