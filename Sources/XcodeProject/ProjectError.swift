/// The reason why a project file cannot be edited, with its location.
package struct ProjectError: Error, Sendable, Hashable {
    /// One line in lowercase, without a period.
    package let message: String
    /// The UTF-8 offsets in the project file.
    package let range: Range<Int>

    package init(_ message: String, at range: Range<Int>) {
        self.message = message
        self.range = range
    }

    /// The message for unresolved conflict markers.
    package static let mergeMarkers = "unresolved merge conflict"
}
