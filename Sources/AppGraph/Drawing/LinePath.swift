/// The SVG paths of lines and arrowheads.
enum LinePath {
    /// The distance between a line for routes and the dotted line for results below it.
    static let betweenLines = 6

    /// Returns the path of a line that is straight along each interval in `runs`, and curved between two intervals.
    static func path(_ runs: [Interval]) -> String {
        guard let first = runs.first else { return "" }
        var text = "M\(first.start) \(first.y)"
        var end = (x: first.start, y: first.y)
        for run in runs {
            if run.y == end.y {
                end.x = max(end.x, run.end)
                continue
            }
            let isAtStart = text.hasSuffix("M\(end.x) \(end.y)")
            if end.x > 0, !isAtStart { text += "H\(end.x)" }
            let (dx, dy) = (run.start - end.x, run.y - end.y)
            text += "c\(dx / 2) 0 \(dx / 2) \(dy) \(dx) \(dy)"
            end = (max(run.start, run.end), run.y)
        }
        return text + "H\(end.x)"
    }

    /// Returns the path of a filled arrowhead with its tip at a point.
    static func head(x: Int, y: Int, pointsLeft: Bool) -> String {
        let back = pointsLeft ? x + 8 : x - 8
        return "M\(x) \(y)L\(back) \(y - 4)V\(y + 4)Z"
    }

    /// Returns the path of an open arrowhead, for results.
    static func openHead(x: Int, y: Int, pointsLeft: Bool) -> String {
        let back = pointsLeft ? x + 6 : x - 6
        return "M\(back) \(y - 3)L\(x) \(y)L\(back) \(y + 3)"
    }
}

extension MapPicture.Link {
    /// The CSS class of the line's color.
    var kind: String { SVGStyle.line(of: routes.first?.kind ?? "") }

    /// The path of the arrowhead at the opened module.
    var head: String { arrow(atLeft: pointsLeft, LinePath.head) }

    /// The path of the open arrowhead at the opening module, for results.
    var openHead: String {
        arrow(atLeft: !pointsLeft) { LinePath.openHead(x: $0, y: $1 + LinePath.betweenLines, pointsLeft: $2) }
    }

    private func arrow(atLeft: Bool, _ draw: (_ x: Int, _ y: Int, _ pointsLeft: Bool) -> String) -> String {
        guard let first = stretches.first?.runs.first, let last = stretches.last?.runs.last else { return "" }
        return atLeft ? draw(first.start, first.y, true) : draw(last.end, last.y, false)
    }
}
