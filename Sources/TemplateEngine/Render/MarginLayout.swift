/// The maximum width of lines in rendered text.
package struct Margin: Sendable, Hashable {
    /// The maximum number of characters in a line.
    package var columns: Int
    /// The number of columns of an indentation level in the final text. Templates always use four spaces per level.
    package var level: Int

    package init(columns: Int, level: Int) {
        self.columns = columns
        self.level = level
    }

    /// The default margin of swift-format.
    package static let standard = Margin(columns: 100, level: 4)

    /// Returns whether the text fits into a line. `spaces` is the line's indentation in the template.
    func holds(_ text: ArraySlice<UInt8>, indentedBy spaces: Int) -> Bool {
        let room = columns - spaces / 4 * level - spaces % 4
        // Counting characters is slow, and a text never has more characters than bytes.
        return text.count <= room || String(decoding: text, as: UTF8.self).count <= room
    }
}

extension MarginLayout {
    /// Returns the text, laid out to fit the margin. In the output, its lines are indented by `outer` more spaces.
    func lines(of text: [UInt8], indentedBy outer: Int, within margin: Margin) -> [UInt8] {
        var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
        let endsLine = lines.count > 1 && lines.last?.isEmpty == true
        if endsLine { lines.removeLast() }
        var laidOut =
            switch self {
            case .list: Self.list(lines, outer, margin)
            case .words: Self.words(text, outer, margin)
            }
        if endsLine { laidOut.append(0x0A) }
        return laidOut
    }

    private static func list(_ lines: [ArraySlice<UInt8>], _ outer: Int, _ margin: Margin) -> [UInt8] {
        guard let head = lines.first, let last = lines.last, lines.count > 1 else { return Array(lines.first ?? []) }
        let depth = head.spaces
        let isInBrackets = head.last.map { "([{<".utf8.contains($0) } ?? false
        let inner = isInBrackets ? lines[1..<(lines.count - 1)] : lines[1...]
        // A line that is one level deeper than the list's first line starts an element. Other lines continue the
        // element.
        func beginsElement(_ line: ArraySlice<UInt8>) -> Bool { line.spaces == depth + 4 && !line.isClosing }
        var text: [UInt8] = []
        text += head
        if inner.dropFirst().allSatisfy(beginsElement) {
            for (place, line) in inner.enumerated() {
                if place > 0, isInBrackets { text.append(UInt8(ascii: ",")) }
                if place > 0 || !isInBrackets { text.append(0x20) }
                text += line.withoutSpaces
            }
            if isInBrackets { text += last.withoutSpaces }
            if inner.isEmpty || margin.holds(text[depth...], indentedBy: outer + depth) { return text }
            text.removeLast(text.count - head.count)
        }
        for index in inner.indices {
            text.append(0x0A)
            text += inner[index]
            let hasComma = index + 1 < inner.endIndex ? beginsElement(inner[index + 1]) : head.last == UInt8(ascii: "[")
            if isInBrackets, hasComma { text.append(UInt8(ascii: ",")) }
        }
        if isInBrackets {
            text.append(0x0A)
            text += last
        }
        return text
    }

    private static func words(_ text: [UInt8], _ outer: Int, _ margin: Margin) -> [UInt8] {
        let spaces = text[...].spaces
        let mark = text[spaces...].prefix { $0 == UInt8(ascii: "/") }
        let start = text[..<(spaces + mark.count)] + [0x20]
        var result: [UInt8] = []
        var line = start
        for word in text[(spaces + mark.count)...].split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
            let end = line.count
            if end > start.count { line.append(0x20) }
            line += word
            if end > start.count, !margin.holds(line[spaces...], indentedBy: outer + spaces) {
                result += line[..<end] + [0x0A]
                line = start + word
            }
        }
        return result + line
    }
}

extension ArraySlice<UInt8> {
    /// The number of leading spaces.
    fileprivate var spaces: Int { prefix { $0 == 0x20 }.count }

    fileprivate var withoutSpaces: ArraySlice<UInt8> { dropFirst(spaces) }

    /// Whether the line starts with a closing bracket. Then it continues the element that contains the opening bracket.
    fileprivate var isClosing: Bool { first { $0 != 0x20 }.map { ")]}".utf8.contains($0) } ?? false }
}
