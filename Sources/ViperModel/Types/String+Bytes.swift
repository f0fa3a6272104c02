/// Properties that depend only on the UTF-8 bytes, which are faster to compare than characters.
extension String {
    /// Whether the text contains a line feed or a carriage return.
    package var hasLineBreak: Bool { utf8.contains { $0 == 0x0A || $0 == 0x0D } }

    /// Whether the text contains only printable ASCII, so that each byte is a character.
    package var isPlainLine: Bool { utf8.allSatisfy { (0x20...0x7E).contains($0) } }
}
