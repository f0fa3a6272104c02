extension Range<Int> {
    /// What two brackets hold, their bytes left out; empty where the closing one is missing.
    package var inner: Range<Int> { lowerBound + 1..<Swift.max(lowerBound + 1, upperBound - 1) }
}
