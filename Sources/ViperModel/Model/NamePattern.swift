/// A pattern of names. The module's name replaces `{module}`. In the name of a mock, the protocol's name replaces
/// `{protocol}`.
package struct NamePattern: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The pattern as written: `Presenter{module}Protocol`.
    package let text: String
    /// The text between the placeholders.
    private let pieces: [String]

    package init(_ text: String, for placeholder: String = NamePattern.module) {
        self.text = text
        pieces = text.split(separator: placeholder, omittingEmptySubsequences: false).map(String.init)
    }

    package init(stringLiteral text: String) { self.init(text) }

    /// The placeholder for a module's name.
    package static let module = "{module}"
    /// The placeholder for a protocol's name.
    package static let `protocol` = "{protocol}"

    /// Whether the pattern contains a placeholder. Otherwise all modules, or all mocks, would have the same name.
    package var hasPlaceholder: Bool { pieces.count > 1 }

    /// Returns the pattern with a name in place of the placeholders: `PresenterTodoListProtocol`.
    package func name(for name: String) -> String { pieces.joined(separator: name) }
}
