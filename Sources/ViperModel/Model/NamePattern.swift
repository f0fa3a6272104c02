/// A name to be: text in which `{module}` stands for the module's name, anywhere and more than once; in the name of a mock,
/// `{protocol}` for its protocol's.
package struct NamePattern: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The pattern as it is written: `Presenter{module}Protocol`.
    package let text: String
    /// What stands between the names that are put in.
    private let pieces: [String]

    package init(_ text: String, for placeholder: String = NamePattern.module) {
        self.text = text
        pieces = Self.pieces(of: text, between: placeholder)
    }

    /// Splits a pattern at its placeholders, byte by byte: every start of the tool makes dozens of patterns, and the library's
    /// search for a text takes as long as reading a spec does.
    private static func pieces(of text: String, between placeholder: String) -> [String] {
        let bytes = Array(text.utf8)
        var pieces: [String] = []
        var (start, next) = (0, 0)
        while next < bytes.count {
            if bytes[next] == UInt8(ascii: "{"), bytes[next...].starts(with: placeholder.utf8) {
                pieces.append(String(decoding: bytes[start..<next], as: UTF8.self))
                next += placeholder.utf8.count
                start = next
            } else {
                next += 1
            }
        }
        return pieces + [String(decoding: bytes[start...], as: UTF8.self)]
    }

    package init(stringLiteral text: String) { self.init(text) }

    /// What stands for a module's name.
    package static let module = "{module}"
    /// What stands for a protocol's name.
    package static let `protocol` = "{protocol}"

    /// Whether it says where the name goes: otherwise all modules, or all mocks, would have one name.
    package var hasPlaceholder: Bool { pieces.count > 1 }

    /// The pattern with a name put in: `PresenterTodoListProtocol`.
    package func name(for name: String) -> String {
        pieces.dropFirst().reduce(into: pieces[0]) { text, piece in
            text += name
            text += piece
        }
    }
}
