/// The reason why a project file cannot be read, edited or merged, with a location in the file.
package struct ProjectError: Error, Sendable, Hashable {
    /// The message: one line in lowercase, without a period.
    package let message: String
    /// The location, as UTF-8 offsets in the project file.
    package let range: Range<Int>

    package init(_ message: String, at range: Range<Int>) {
        self.message = message
        self.range = range
    }

    /// The message for unresolved conflict markers.
    package static let mergeMarkers = "unresolved merge conflict"
}
