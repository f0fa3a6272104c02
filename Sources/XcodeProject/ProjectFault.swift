/// Why a project file is not edited, with the place in it.
package struct ProjectFault: Error, Sendable, Hashable {
    /// One line, no full stop, lower case at its start.
    package let message: String
    /// UTF-8 offsets in the project file.
    package let range: Range<Int>

    package init(_ message: String, at range: Range<Int>) {
        self.message = message
        self.range = range
    }

    /// What is said where git has left its markers.
    package static let mergeMarkers = "unresolved merge conflict"
}
