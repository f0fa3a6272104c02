/// Keeps a range of UTF-8 offsets in half the space: syntax trees are ranges for the most part.
///
///     @SourceRange package var range: Range<Int>
///
/// No text that is read is nearly as long as what it can count, which is four gigabytes.
@propertyWrapper
package struct SourceRange: Sendable, Hashable {
    private var lowerBound: UInt32
    private var upperBound: UInt32

    package init(wrappedValue: Range<Int>) {
        lowerBound = UInt32(clamping: wrappedValue.lowerBound)
        upperBound = UInt32(clamping: wrappedValue.upperBound)
    }

    package var wrappedValue: Range<Int> {
        get { Int(lowerBound)..<Int(upperBound) }
        set { self = SourceRange(wrappedValue: newValue) }
    }
}
