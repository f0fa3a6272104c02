import Diagnostics

/// A module's name as `new` takes it: an UpperCamelCase identifier, for types are named after it.
struct ModuleName: Sendable, Hashable {
    let text: String

    /// Checks what was said on the command line.
    init(_ text: String) throws(UsageError) {
        let scalars = text.unicodeScalars
        let isIdentifier =
            scalars.first.map { $0.properties.isXIDStart } == true
            && scalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue } && printable(text) == text
        guard isIdentifier, text.first?.isLowercase != true, text.utf8.count <= 120 else {
            let suggestion = Self.suggestion(for: text).map { " Did you mean '\($0)'?" } ?? ""
            throw .invalid("'\(text)' cannot be the name of a module: types are named after it.\(suggestion)")
        }
        self.text = text
    }

    private static func suggestion(for text: String) -> String? {
        let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return name.first?.isLetter == true && name.utf8.count <= 120 ? name : nil
    }
}
