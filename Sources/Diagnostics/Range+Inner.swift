extension Range<Int> {
    /// The range between two brackets of one byte; empty if the closing one is missing.
    package var inner: Range<Int> { lowerBound + 1..<Swift.max(lowerBound + 1, upperBound - 1) }
}
