/// Properties of a text that depend only on its bytes, which is faster than its characters.
extension String {
    /// Whether it contains a line feed or a carriage return.
    package var hasLineBreak: Bool { utf8.contains { $0 == 0x0A || $0 == 0x0D } }

    /// Whether it contains only printable ASCII, so that each byte is a character.
    package var isPlainLine: Bool { utf8.allSatisfy { (0x20...0x7E).contains($0) } }
}
