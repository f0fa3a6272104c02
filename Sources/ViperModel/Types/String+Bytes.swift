/// Questions about a text that its bytes answer: to put characters together takes longer, and these are asked often.
extension String {
    /// Whether `isWanted` holds for all bytes.
    func isOnly(_ isWanted: (UInt8) -> Bool) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isWanted) } ?? utf8.allSatisfy(isWanted)
    }

    /// It has a line feed or a carriage return.
    package var hasLineBreak: Bool { !isOnly { $0 != 0x0A && $0 != 0x0D } }

    /// Letters, digits and signs of ASCII, and spaces: a character each.
    package var isPlainLine: Bool { isOnly { (0x20...0x7E).contains($0) } }
}
