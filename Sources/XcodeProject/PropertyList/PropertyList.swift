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

    /// The text of a string; nil for what is none.
    package var string: String? {
        if case .string(let text) = content { text } else { nil }
    }

    /// The values of an array; nil for what is none.
    package var array: [PropertyList]? {
        if case .array(let values) = content { values } else { nil }
    }

    /// What a dictionary holds, in the order of the text; nil for what is none.
    package var entries: [Entry]? {
        if case .dictionary(let entries) = content { entries } else { nil }
    }

    /// What a dictionary holds; nothing for what is none.
    var byKey: [String: PropertyList] {
        Dictionary(firstOf: (entries ?? []).map { ($0.key, $0.value) })
    }

    /// The value of a key; nil where there is none, or this is no dictionary.
    package subscript(key: String) -> PropertyList? { entries?.first { $0.key == key }?.value }

    /// Says the same, wherever and however it is written; the order of keys makes no difference.
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
