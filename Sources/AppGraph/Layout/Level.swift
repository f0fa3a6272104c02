/// What is laid out at once, in columns from the left to the right: boxes, and links between them. A level is the whole map, or
/// what is in one folder.
struct Level {
    /// A module, or a folder that is laid out already.
    struct Item {
        var size: Size
        /// For a folder, how far below its top each link has to meet it, by the link's number: its inside is laid out already.
        var ports: [Int: Int] = [:]
    }

    /// A line between two items, or between one and the border of the level.
    struct Link {
        /// The item at its left end; nil for the level's left border.
        var left: Int?
        /// The item at its right end; nil for the level's right border.
        var right: Int?
        /// The size of the label that is written beside the line.
        var label = Size.zero
        /// How much of the label is above the line.
        var labelAbove = 0
        /// The label stands near the right end.
        var isLabelledRight = false
        /// A second line runs below it.
        var hasResults = false
    }

    var items: [Item]
    var links: [Link]
}

/// A level in its place, its upper left corner at zero.
struct LevelLayout {
    var size = Size.zero
    /// Where each item stands.
    var frames: [Frame]
    /// The way of each link, from the left to the right.
    var runs: [[Run]]
    /// For each link, the place of its label.
    var labels: [Frame?]
    /// How often lines cross.
    var crossings = 0
}

/// The distances of a picture.
enum Spacing {
    static let betweenBoxes = 22
    static let betweenLines = 14
    static let betweenComponents = 40
    /// Between columns, where lines bend: at least, and at most.
    static let gap = 30...110
    /// Between lines at a box, at most; and from its corners.
    static let betweenPorts = 13
    static let corner = 10
    /// The height of a box that grows with its lines, at most.
    static let highestBox = 280

    /// From a line at a box to the next one, where there is room.
    static func portDistance(hasResults: Bool) -> Int { hasResults ? betweenPorts + 6 : betweenPorts }
}
