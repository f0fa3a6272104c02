import Diagnostics

extension Rule {
    package static let invalidCharacter = Rule(
        id: "invalidCharacter",
        summary: "Outside of comments and strings only Swift's own characters may stand",
        explanation: """
            A byte that no Swift text may hold: a control character, an invisible or bidirectional mark, a typographic \
            quote or space, or a byte that is no UTF-8. They come with text copied from chats and web pages, or from a \
            file that is no text at all. Delete the character, or type it anew.
            """,
        wrong: "func show(title: ‘String’)",
        right: "func show(title: String)")
}

extension Diagnostic {
    static func invalidCharacter(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .invalidCharacter, "\(description(of: location)) cannot stand here", at: location,
            fixIts: [FixIt("delete it", range: location.range, replacement: "")])
    }

    private static func description(of location: SourceLocation) -> String {
        let bytes = location.file.bytes
        let offset = location.range.lowerBound
        guard offset < bytes.count else { return "this character" }
        guard let (scalar, _) = UTF8Decoding.scalar(in: bytes, at: offset, before: bytes.count) else {
            return "the byte 0x\(String(bytes[offset], radix: 16, uppercase: true)), which is no UTF-8,"
        }
        if (0x21...0x7E).contains(scalar) { return "'\(location.file.text(offset..<offset + 1))'" }
        let digits = String(scalar, radix: 16, uppercase: true)
        return "the character U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)"
    }
}
