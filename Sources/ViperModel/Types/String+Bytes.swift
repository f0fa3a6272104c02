/// Questions that the bytes of a text answer. Characters would have to be put together first, and generated text is asked often.
extension String {
    /// Whether all bytes are so.
    func isOnly(_ isWanted: (UInt8) -> Bool) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isWanted) } ?? utf8.allSatisfy(isWanted)
    }

    /// It has a line feed or a carriage return.
    package var hasLineBreak: Bool { !isOnly { $0 != 0x0A && $0 != 0x0D } }

    /// A line feed stands in it. Characters are looked at where there is one, for `\r\n` is another.
    package var spansLines: Bool { hasLineBreak && contains("\n") }

    /// Letters, digits and signs of ASCII, and spaces: a character each.
    package var isPlainLine: Bool { isOnly { (0x20...0x7E).contains($0) } }
}
