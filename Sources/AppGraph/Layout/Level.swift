/// Boxes and links that are laid out together, in columns from left to right: the whole map, or the inside of a folder.
struct Level {
    /// A module, or a folder whose inside is laid out.
    struct Item {
        var size: Size
        /// The distances of links from its top, by the number of the link. Only folders have ports, because the lines
        /// inside are already placed.
        var ports: [Int: Int] = [:]
    }

    /// A link between two items, or between an item and the border of the level.
    struct Link {
        /// The item at its left end; nil for the level's left border.
        var left: Int?
        /// The item at its right end; nil for the level's right border.
        var right: Int?
        /// The size of the label next to the line.
        var label = Size.zero
        /// The height of the label above the line.
        var labelAbove = 0
        /// Whether the label is near the right end.
        var isLabelledRight = false
        /// Whether a second line for results is below it.
        var hasResults = false
    }

    var items: [Item]
    var links: [Link]
}
