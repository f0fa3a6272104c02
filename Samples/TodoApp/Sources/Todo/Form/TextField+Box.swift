extension TextField {
    /// The part of the text that is seen, and where in it the cursor is.
    struct Box: Equatable {
        var lines: [String]
        var row: Int
        var column: Int
    }

    /// What fits into so many columns and rows, with the cursor in sight.
    func box(width: Int, height: Int) -> Box {
        isMultiline ? area(width: width, height: height) : line(width: width)
    }

    private func line(width: Int) -> Box {
        var start = 0
        var column = columns(of: 0..<cursor)
        // The cursor itself needs a column.
        while column >= width, start < cursor {
            column -= columns(of: start..<start + 1)
            start += 1
        }
        return Box(lines: [String(characters[start...])], row: 0, column: column)
    }

    private func area(width: Int, height: Int) -> Box {
        let lines = characters.lines(width: width - 1)
        let row = lines.lastIndex { $0.lowerBound <= cursor } ?? 0
        let first = max(0, row - height + 1)
        return Box(
            lines: lines[first..<min(first + height, lines.count)].map { String(characters[$0]) },
            row: row - first,
            column: columns(of: lines[row].lowerBound..<cursor)
        )
    }

    private func columns(of range: Range<Int>) -> Int {
        String(characters[range]).displayWidth
    }
}
