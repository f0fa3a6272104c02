/// A name to be: text in which `{module}` stands for the module's name, anywhere and more than once; in the name of a mock,
/// `{protocol}` for its protocol's.
package struct NamePattern: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The pattern as it is written: `Presenter{module}Protocol`.
    package let text: String
    /// What stands between the names that are put in.
    private let pieces: [String]

    package init(_ text: String, for placeholder: String = NamePattern.module) {
        self.text = text
        pieces = text.split(separator: placeholder, omittingEmptySubsequences: false).map(String.init)
    }

    package init(stringLiteral text: String) { self.init(text) }

    /// What stands for a module's name.
    package static let module = "{module}"
    /// What stands for a protocol's name.
    package static let `protocol` = "{protocol}"

    /// Whether it says where the name goes: otherwise all modules, or all mocks, would have one name.
    package var hasPlaceholder: Bool { pieces.count > 1 }

    /// The pattern with a name put in: `PresenterTodoListProtocol`.
    package func name(for name: String) -> String { pieces.joined(separator: name) }
}
