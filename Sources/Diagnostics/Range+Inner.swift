extension Range<Int> {
    /// The range without its first and last byte, which are a pair of brackets. Empty if the range is only an opening
    /// bracket.
    package var inner: Range<Int> { lowerBound + 1..<Swift.max(lowerBound + 1, upperBound - 1) }
}
