/// Keeps a range of UTF-8 offsets in half the space: syntax trees are ranges for the most part.
///
///     @SourceRange package var range: Range<Int>
///
/// No text that is read is nearly as long as what it can count, which is four gigabytes.
///
/// Public, for of what is seen in the package alone the compiler writes nothing out where other targets use it; and nothing is
/// asked for as often as a range: calls of it were a twenty-fifth of all reading of Swift.
@propertyWrapper
public struct SourceRange: Sendable, Hashable {
    @usableFromInline var lowerBound: UInt32
    @usableFromInline var upperBound: UInt32

    @inlinable public init(wrappedValue: Range<Int>) {
        lowerBound = UInt32(clamping: wrappedValue.lowerBound)
        upperBound = UInt32(clamping: wrappedValue.upperBound)
    }

    @inlinable public var wrappedValue: Range<Int> {
        get { Int(lowerBound)..<Int(upperBound) }
        set { self = SourceRange(wrappedValue: newValue) }
    }
}

extension Range<Int> {
    /// What two brackets hold, their bytes left out; empty where the closing one is missing.
    package var inner: Range<Int> { lowerBound + 1..<Swift.max(lowerBound + 1, upperBound - 1) }
}
