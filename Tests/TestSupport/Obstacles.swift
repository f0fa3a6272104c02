import AppGraph

/// What stands on a picture, by its place: so that whatever is laid upon it is found at once.
package struct Obstacles {
    private static let cell = 256
    private let frames: [Frame]
    private var cells: [[Int]: [Int]] = [:]

    package init(_ frames: [Frame]) {
        self.frames = frames
        for (index, frame) in frames.enumerated() {
            for column in frame.x / Self.cell...frame.right / Self.cell {
                for row in frame.y / Self.cell...frame.bottom / Self.cell {
                    cells[[column, row], default: []].append(index)
                }
            }
        }
    }

    /// How many pairs share more than an edge.
    package var overlaps: Int {
        var found: Set<[Int]> = []
        for members in cells.values {
            for (place, first) in members.enumerated() {
                for second in members[(place + 1)...] where frames[first].overlaps(frames[second]) {
                    found.insert([first, second])
                }
            }
        }
        return found.count
    }

    /// The frames that a point is inside of.
    package func around(_ x: Int, _ y: Int) -> [Frame] {
        (cells[[x / Self.cell, y / Self.cell]] ?? []).map { frames[$0] }.filter {
            $0.x < x && x < $0.right && $0.y < y && y < $0.bottom
        }
    }
}

extension MapPicture.Link {
    /// Points of the line close to each other: its runs, and the curves between them.
    package var points: [(x: Int, y: Int)] {
        let runs = stretches.flatMap(\.runs)
        var points: [(x: Int, y: Int)] = []
        for (index, run) in runs.enumerated() {
            if index > 0, runs[index - 1].y != run.y { points += Self.curve(from: runs[index - 1], to: run) }
            points += (0...12).map { (run.start + (run.end - run.start) * $0 / 12, run.y) }
        }
        return points
    }

    /// Bézier's curve whose handles lie half way, as it is drawn.
    private static func curve(from: Interval, to: Interval) -> [(x: Int, y: Int)] {
        let middle = (from.end + to.start) / 2
        return (0...24).map { step in
            let (t, u) = (step, 24 - step)
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return (
                (a * from.end + (b + c) * middle + d * to.start) / 13_824,
                ((a + b) * from.y + (c + d) * to.y) / 13_824
            )
        }
    }
}

extension MapPicture {
    /// What is wrong with a picture: boxes or labels upon each other, lines through them; nothing where all is well.
    package var faults: [String] {
        let frames = boxes.map(\.frame) + links.compactMap(\.labelFrame)
        let obstacles = Obstacles(frames)
        let crossed = links.filter { link in
            link.points.contains { point in obstacles.around(point.x, point.y).contains { $0 != link.labelFrame } }
        }
        let isOutside = frames.contains { $0.x < 0 || $0.y < 0 || $0.right > size.width || $0.bottom > size.height }
        return crossed.map { "the line from \($0.from) to \($0.to) runs through something" }
            + (obstacles.overlaps > 0 ? ["\(obstacles.overlaps) overlaps"] : [])
            + (isOutside ? ["something is cut off"] : [])
    }
}

extension Frame {
    /// Whether both share more than an edge.
    package func overlaps(_ other: Frame) -> Bool {
        x < other.right && other.x < right && y < other.bottom && other.y < bottom
    }
}
