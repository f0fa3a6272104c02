/// The layout of a level. Positions are relative to the level's upper left corner.
struct LevelLayout {
    var size = Size.zero
    /// The frame of each item.
    var frames: [Frame]
    /// The straight pieces of each link's line, from left to right.
    var runs: [[Interval]]
    /// The frame of each link's label.
    var labels: [Frame?]
    /// The number of line crossings.
    var crossings = 0
}
