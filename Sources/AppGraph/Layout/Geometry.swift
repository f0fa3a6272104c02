/// A width and a height in points.
package struct Size: Sendable, Hashable {
    package var width: Int
    package var height: Int

    package static let zero = Size(width: 0, height: 0)
}

/// A rectangle. `x` and `y` are the position of its upper left corner; `y` increases downward.
package struct Frame: Sendable, Hashable {
    package var x: Int
    package var y: Int
    package var size: Size

    package var right: Int { x + size.width }
    package var bottom: Int { y + size.height }
    package var middle: Int { y + size.height / 2 }

    /// Returns the frame moved to the right and down.
    package func moved(_ dx: Int, _ dy: Int) -> Frame { Frame(x: x + dx, y: y + dy, size: size) }
}

/// A straight horizontal piece of a line. A line consists of several intervals, with a curve from each to the next.
package struct Interval: Sendable, Hashable {
    package var start: Int
    package var end: Int
    package var y: Int

    package init(_ start: Int, _ end: Int, y: Int) {
        self.start = start
        self.end = end
        self.y = y
    }

    /// Returns the interval moved to the right and down.
    package func moved(_ dx: Int, _ dy: Int) -> Interval { Interval(start + dx, end + dx, y: y + dy) }
}
