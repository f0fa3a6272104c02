extension String {
    /// The text in lines of so many columns, broken between words where that is possible.
    func lines(width: Int) -> [String] {
        let characters = Array(self)
        return characters.lines(width: width).map { String(characters[$0]) }
    }

    /// The text with each of its line ends as given, and without other control characters.
    func replacingLineEnds(by end: Character) -> String {
        String(compactMap { $0.isNewline ? end : $0 == "\t" ? " " : $0.isControl ? nil : $0 })
    }
}

extension [Character] {
    /// Where the lines of a text are that is broken into so many columns. Line ends belong to none; the blank at which a
    /// line is broken belongs to the line before it.
    func lines(width: Int) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        var used = 0
        var index = 0
        while index < count {
            let character = self[index]
            if character.isNewline {
                lines.append(start..<index)
                (start, used) = (index + 1, 0)
            } else {
                used += String(character).displayWidth
                if used > width, index > start {
                    let blank = self[start..<index].lastIndex(of: " ")
                    let end = blank.map { $0 + 1 } ?? index
                    lines.append(start..<end)
                    start = end
                    used = self[start...index].reduce(0) { $0 + String($1).displayWidth }
                }
            }
            index += 1
        }
        return lines + [start..<count]
    }
}
