/// Boxes and the links between them that are laid out together, in columns from the left to the right: the whole map, or what is
/// in one folder.
struct Level {
    /// A module, or a folder that is laid out already.
    struct Item {
        var size: Size
        /// How far below its top each link has to meet it, by the link's number. Only a folder has such ports, for the lines in it
        /// are in their places already.
        var ports: [Int: Int] = [:]
    }

    /// A link between two items, or between one and the border of the level.
    struct Link {
        /// The item at its left end; nil for the level's left border.
        var left: Int?
        /// The item at its right end; nil for the level's right border.
        var right: Int?
        /// The size of the label that is written beside the line.
        var label = Size.zero
        /// How much of the label's height is above the line.
        var labelAbove = 0
        /// Whether the label is near the right end.
        var isLabelledRight = false
        /// Whether a second line runs below it, for the results that come back.
        var hasResults = false
    }

    var items: [Item]
    var links: [Link]
}
