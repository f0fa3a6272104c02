/// The layout of a level, with its upper left corner at zero.
struct LevelLayout {
    var size = Size.zero
    /// The frame of each item.
    var frames: [Frame]
    /// The line of each link, from left to right.
    var runs: [[Interval]]
    /// The frame of each link's label.
    var labels: [Frame?]
    /// The number of crossings.
    var crossings = 0
}
