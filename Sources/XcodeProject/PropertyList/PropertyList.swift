import Diagnostics

/// A value of an old-style property list, with its range in the text. Project files have this format.
package struct PropertyList: Sendable {
    /// The content of a value.
    package indirect enum Content: Sendable {
        case string(String)
        /// Bytes between `<` and `>`. Projects do not use them.
        case data
        case array([PropertyList])
        case dictionary([Entry])
    }

    /// A key of a dictionary, and the key's value.
    package struct Entry: Sendable {
        package let key: String
        package let value: PropertyList
        /// The range from the start of the key to the end of the semicolon.
        package var range: Range<Int>
    }

    package let content: Content
    /// The range of the value, including its brackets or quotes.
    package var range: Range<Int>

    /// The text of a string; nil for other values.
    package var string: String? {
        if case .string(let text) = content { text } else { nil }
    }

    /// The values of an array; nil for other values.
    package var array: [PropertyList]? {
        if case .array(let values) = content { values } else { nil }
    }

    /// The entries of a dictionary, in the order of the text; nil for other values.
    package var entries: [Entry]? {
        if case .dictionary(let entries) = content { entries } else { nil }
    }

    /// A dictionary's values by key; empty for other values.
    var byKey: [String: PropertyList] { Dictionary(firstOf: (entries ?? []).map { ($0.key, $0.value) }) }

    /// Returns the value for a key of a dictionary. Returns nil if the key is missing, or for other values.
    package subscript(key: String) -> PropertyList? { entries?.first { $0.key == key }?.value }

    /// Returns whether two values are equal. Ignores their layout and the order of keys in dictionaries.
    package func hasSameContent(as other: PropertyList) -> Bool {
        switch (content, other.content) {
        case (.string(let left), .string(let right)): return left == right
        case (.data, .data): return true
        case (.array(let left), .array(let right)):
            return left.count == right.count && zip(left, right).allSatisfy { $0.hasSameContent(as: $1) }
        case (.dictionary(let left), .dictionary(let right)):
            if left.map(\.key) == right.map(\.key) {
                return zip(left, right).allSatisfy { $0.value.hasSameContent(as: $1.value) }
            }
            let others = other.byKey
            return left.count == right.count
                && left.allSatisfy { entry in others[entry.key].map(entry.value.hasSameContent) ?? false }
        default: return false
        }
    }
}
