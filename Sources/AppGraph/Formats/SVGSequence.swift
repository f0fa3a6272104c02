/// Sequence diagrams as SVG, with the participants from left to right and their calls from top to bottom.
package struct SVGSequence {
    private let diagram: SequenceDiagram
    /// The x position of each participant's vertical line.
    private let columns: [Int]
    private var canvas = SVGCanvas()
    /// The y position of the next step.
    private var y = 0

    /// Returns a diagram as a complete SVG document.
    package static func document(_ diagram: SequenceDiagram) -> String {
        var picture = SVGSequence(diagram)
        picture.y = top + 36
        picture.draw(diagram.steps, inset: 0)
        let width = max((picture.columns.last ?? 0) + 90, TextWidth.words(diagram.title, size: 20) + 2 * margin)
        let height = picture.y + 16 + margin
        return SVGCanvas.document(
            Size(width: width, height: height), title: diagram.title, description: diagram.description
        ) { canvas in
            canvas.text(diagram.title, x: margin, y: margin + 14, "heading")
            for (participant, x) in zip(diagram.participants, picture.columns) {
                let half = TextWidth.words(participant.title, size: 14) / 2 + 14
                canvas.path("M\(x) \(top + 30)V\(height - margin)", "life")
                canvas.rectangle(
                    Frame(x: x - half, y: top, size: Size(width: 2 * half, height: 30)), radius: 8, "box")
                canvas.text(participant.title, x: x, y: top + 20, "name middle")
            }
            canvas.insert(picture.canvas)
        }
    }

    private static let margin = 32
    private static let top = 70

    private init(_ diagram: SequenceDiagram) {
        self.diagram = diagram
        columns = Self.columns(diagram)
    }

    /// Returns the x positions of the participants, with enough space for their titles and the names of called members.
    /// Calls between neighbors determine the gaps first. If a call between distant participants still needs space, the
    /// last gap that it crosses grows.
    private static func columns(_ diagram: SequenceDiagram) -> [Int] {
        var spans: [(first: Int, last: Int, width: Int)] = zip(
            diagram.participants.indices, diagram.participants.indices.dropFirst()
        ).map { left, right in
            let names = [left, right].map { TextWidth.words(diagram.participants[$0].title, size: 14) }
            return (first: left, last: right, width: names.reduce(0, +) / 2 + 50)
        }
        diagram.forEachCall { from, to, member in
            let ends = [diagram.column(from), diagram.column(to)].sorted()
            spans.append((first: ends[0], last: ends[1], width: TextWidth.code(member, size: 11) + 44))
        }
        var gaps = [Int](repeating: 0, count: diagram.participants.count)
        for span in spans.sorted(by: { ($0.last - $0.first, $0.first) < ($1.last - $1.first, $1.first) })
        where span.first < span.last {
            let missing = span.width - gaps[span.first..<span.last].reduce(0, +)
            if missing > 0 { gaps[span.last - 1] += missing }
        }
        return gaps.reduce(into: [margin + 60]) { columns, gap in columns.append(columns[columns.count - 1] + gap) }
            .dropLast()
    }

    private mutating func draw(_ steps: [SequenceDiagram.Step], inset: Int) {
        for step in steps {
            switch step {
            case .call(let from, let to, let member): drawCall(from, to, member)
            case .note(let participant, let text):
                y += 20
                canvas.text(text, x: columns[diagram.column(participant)] + 10, y: y, "dim over")
                y += 4
            case .branch(let branches): drawBranches(branches, inset: inset)
            }
        }
    }

    /// Draws an arrow with the member's name. If a participant calls itself, the arrow returns to the participant's
    /// line.
    private mutating func drawCall(_ from: FlowBody.Participant, _ to: FlowBody.Participant, _ member: String) {
        y += 34
        let (start, end) = (columns[diagram.column(from)], columns[diagram.column(to)])
        if start == end {
            canvas.path("M\(start) \(y - 10)h22v10H\(start + 2)", "line push")
            canvas.path(LinePath.head(x: start, y: y, pointsLeft: true), "head push")
            return canvas.text(member, x: start + 28, y: y - 1, "code over")
        }
        let style = start < end ? "push" : "present"
        canvas.path("M\(start) \(y)H\(end)", "line \(style)")
        canvas.path(LinePath.head(x: end, y: y, pointsLeft: end < start), "head \(style)")
        canvas.text(member, x: (start + end) / 2, y: y - 6, "code middle over")
    }

    /// Draws branches below each other, and a frame behind them. The frame's height is known only after the branches
    /// are drawn, so they have a canvas of their own.
    private mutating func drawBranches(_ branches: [SequenceDiagram.Branch], inset: Int) {
        y += 14
        let top = y
        let left = Self.margin - 14 + inset
        let right = (columns.last ?? 0) + 76 - inset
        var inner = self
        inner.canvas = SVGCanvas()
        for (index, branch) in branches.enumerated() {
            if index > 0 {
                inner.y += 12
                inner.canvas.path("M\(left) \(inner.y)H\(right)", "life")
            }
            inner.y += 20
            inner.canvas.text(branch.displayedCondition, x: left + 12, y: inner.y, "code result-text over")
            inner.draw(branch.steps, inset: inset + 8)
        }
        inner.y += 14
        canvas.rectangle(
            Frame(x: left, y: top, size: Size(width: right - left, height: inner.y - top)), radius: 8, "branch")
        canvas.insert(inner.canvas)
        y = inner.y
    }
}
