/// The distances between the parts of a picture.
enum LayoutMetrics {
    static let betweenBoxes = 22
    static let betweenLines = 14
    static let betweenComponents = 40
    /// The minimum and maximum distance between two columns, where lines bend.
    static let gap = 30...110
    /// The maximum distance between two lines at a box.
    static let betweenPorts = 13
    /// The distance between a box's corner and the first line.
    static let corner = 10
    /// The maximum height to which a box grows with the number of its lines.
    static let highestBox = 280

    /// Returns the preferred distance from a line at a box to the next one.
    static func portDistance(hasResults: Bool) -> Int { hasResults ? betweenPorts + 6 : betweenPorts }
}
