/// A name to be: text in which `{module}` stands for the module's name, anywhere and more than once.
package struct NamePattern: Sendable, Hashable, ExpressibleByStringLiteral {
    /// As written: `Presenter{module}Protocol`.
    package let text: String
    /// What stands between the module's names.
    private let pieces: [Substring]

    package init(_ text: String) {
        self.text = text
        pieces = text.split(separator: Self.placeholder, omittingEmptySubsequences: false)
    }

    package init(stringLiteral text: String) { self.init(text) }

    /// What stands for the module's name.
    package static let placeholder = "{module}"

    /// It says where the module's name goes: without it all modules would have one name.
    package var namesModule: Bool { pieces.count > 1 }

    /// `PresenterTodoListProtocol`.
    package func name(for module: String) -> String { pieces.joined(separator: module) }
}
