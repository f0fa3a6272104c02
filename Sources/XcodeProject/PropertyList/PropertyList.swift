import Diagnostics

/// A value of an old-style property list, the format of project files, with its place in the text.
package struct PropertyList: Sendable {
    package indirect enum Content: Sendable {
        case string(String)
        /// Bytes between `<` and `>`; what they are makes no difference to a project.
        case data
        case array([PropertyList])
        case dictionary([Entry])
    }

    /// A key of a dictionary and its value.
    package struct Entry: Sendable {
        package let key: String
        package let value: PropertyList
        /// From the key to the semicolon, which is part of it.
        @SourceRange package var range: Range<Int>
    }

    package let content: Content
    /// From the first byte to the last, brackets and quotes among them.
    @SourceRange package var range: Range<Int>

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

    /// The values of a dictionary by their keys; empty for other values.
    var byKey: [String: PropertyList] {
        Dictionary(firstOf: (entries ?? []).map { ($0.key, $0.value) })
    }

    /// The value of a key; nil where the dictionary has no such key, or where this is no dictionary.
    package subscript(key: String) -> PropertyList? { entries?.first { $0.key == key }?.value }

    /// Whether two values mean the same, whatever their layout and the order of keys.
    package func saysTheSame(as other: PropertyList) -> Bool {
        switch (content, other.content) {
        case (.string(let own), .string(let other)): own == other
        case (.data, .data): true
        case (.array(let own), .array(let other)):
            own.count == other.count && zip(own, other).allSatisfy { $0.saysTheSame(as: $1) }
        case (.dictionary(let own), .dictionary(let others)) where own.map(\.key) == others.map(\.key):
            zip(own, others).allSatisfy { $0.value.saysTheSame(as: $1.value) }
        case (.dictionary, .dictionary):
            Self.sayTheSame(byKey, other.byKey)
        default: false
        }
    }

    private static func sayTheSame(_ own: [String: PropertyList], _ others: [String: PropertyList]) -> Bool {
        own.count == others.count
            && own.allSatisfy { key, value in others[key].map { value.saysTheSame(as: $0) } ?? false }
    }
}
