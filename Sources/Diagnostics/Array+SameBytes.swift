extension [UInt8] {
    /// Returns whether a file has the same text, possibly with the carriage returns that git adds.
    package func hasSameLines(as text: [UInt8]) -> Bool {
        self == text || (contains(0x0D) && filter { $0 != 0x0D } == text)
    }
}
