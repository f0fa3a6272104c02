/// The distances between boxes and lines in a picture, in points.
enum LayoutMetrics {
    static let betweenBoxes = 22
    static let betweenLines = 14
    static let betweenComponents = 40
    /// The minimum and maximum width of the gap between two columns, in which lines bend.
    static let gap = 30...110
    /// The distance between two lines that meet the same side of a box, if the box is high enough.
    static let betweenPorts = 13
    /// The minimum distance between a box's corner and the first line.
    static let corner = 10
    /// The maximum height of a box that has many lines.
    static let highestBox = 280

    /// Returns the preferred distance from a line that meets a box to the next line. A line with results needs more.
    static func portDistance(hasResults: Bool) -> Int { hasResults ? betweenPorts + 6 : betweenPorts }
}
