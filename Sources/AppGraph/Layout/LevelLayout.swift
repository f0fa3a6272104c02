/// A level that is laid out, with its upper left corner at zero.
struct LevelLayout {
    var size = Size.zero
    /// The frame of each item.
    var frames: [Frame]
    /// The line of each link, from the left to the right.
    var runs: [[Run]]
    /// The place of each link's label, if it has one.
    var labels: [Frame?]
    /// How often lines cross.
    var crossings = 0
}
