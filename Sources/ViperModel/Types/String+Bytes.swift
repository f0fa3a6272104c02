/// Questions about a text that its bytes answer: to put characters together takes longer, and these are asked often.
extension String {
    /// It has a line feed or a carriage return.
    package var hasLineBreak: Bool { utf8.contains { $0 == 0x0A || $0 == 0x0D } }

    /// Letters, digits and signs of ASCII, and spaces: a character each.
    package var isPlainLine: Bool { utf8.allSatisfy { (0x20...0x7E).contains($0) } }
}
