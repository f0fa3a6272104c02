import Diagnostics

/// A test that is not generated because it could not run.
package struct OmittedTest: Sendable, Hashable {
    /// The reason: `WeatherInteractor.observe() has a loop`.
    package var reason: String
    /// The location of the member that would be tested.
    package var location: SourceLocation

    package init(_ reason: String, at location: SourceLocation) {
        self.reason = reason
        self.location = location
    }

    /// Returns whether the first is before the second, by file and position.
    static func areInOrder(_ first: OmittedTest, _ second: OmittedTest) -> Bool {
        let (left, right) = (first.location, second.location)
        return (left.file.path, left.range.lowerBound) < (right.file.path, right.range.lowerBound)
    }
}
