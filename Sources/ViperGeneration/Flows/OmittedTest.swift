import Diagnostics

/// A test that is not written, because it could not run.
package struct OmittedTest: Sendable, Hashable {
    /// Why, in words: `WeatherInteractor.observe() has a loop`.
    package var reason: String
    /// Where the member stands that would be tested.
    package var location: SourceLocation

    package init(_ reason: String, at location: SourceLocation) {
        self.reason = reason
        self.location = location
    }

    /// Whether the first stands before the second: by file, and by the place in it.
    static func areInOrder(_ first: OmittedTest, _ second: OmittedTest) -> Bool {
        let (left, right) = (first.location, second.location)
        return (left.file.path, left.range.lowerBound) < (right.file.path, right.range.lowerBound)
    }
}
