/// A name to be: text in which `{module}` stands for the module's name, anywhere and more than once.
package struct NamePattern: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The pattern as it is written: `Presenter{module}Protocol`.
    package let text: String
    /// What stands between the module's names.
    private let pieces: [String]

    package init(_ text: String) {
        self.text = text
        pieces = Self.pieces(of: text)
    }

    /// By bytes: every start of the tool makes dozens of patterns, and the library's search for a text takes as long as reading
    /// a spec does.
    private static func pieces(of text: String) -> [String] {
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

    /// What stands for the module's name.
    package static let placeholder = "{module}"

    /// It says where the module's name goes: without it all modules would have one name.
    package var namesModule: Bool { pieces.count > 1 }

    /// `PresenterTodoListProtocol`.
    package func name(for module: String) -> String {
        String { text in
            for index in pieces.indices {
                if index > 0 { text.put(module) }
                text.put(pieces[index])
            }
        }
    }
}
