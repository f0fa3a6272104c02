/// The boxes and links of a map, or of the inside of one folder. A level is laid out in columns from left to right.
struct Level {
    /// The box of a module, or of a folder whose inside is already laid out.
    struct Item {
        var size: Size
        /// The heights at which lines must meet the box, measured from its top, by the link's index. Only folders have
        /// such ports, because the lines inside a folder are already placed.
        var ports: [Int: Int] = [:]
    }

    /// A link between two items, or between an item and the border of the level.
    struct Link {
        /// The index of the item at the left end; nil for the level's left border.
        var left: Int?
        /// The index of the item at the right end; nil for the level's right border.
        var right: Int?
        /// The size of the label next to the line.
        var label = Size.zero
        /// The height of the label's part above the line.
        var labelAbove = 0
        /// Whether the label is near the right end.
        var isLabelAtRight = false
        /// Whether a second, dotted line for results is drawn below the line.
        var hasResults = false
    }

    var items: [Item]
    var links: [Link]
}
