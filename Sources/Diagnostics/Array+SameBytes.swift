extension [UInt8] {
    /// Returns whether these bytes are equal to `text`, apart from carriage returns, which git may add.
    package func hasSameLines(as text: [UInt8]) -> Bool {
        self == text || (contains(0x0D) && filter { $0 != 0x0D } == text)
    }
}
