/// How long the lines of rendered text may be.
package struct Margin: Sendable, Hashable {
    /// The most characters of a line.
    package var columns: Int
    /// How many columns a level of indentation takes in the end. Templates are written with four spaces a level.
    package var level: Int

    package init(columns: Int, level: Int) {
        self.columns = columns
        self.level = level
    }

    /// The margin of swift-format when nothing else is said.
    package static let standard = Margin(columns: 100, level: 4)

    /// The same text fits into a line that is indented by so many of a template's spaces.
    func holds(_ text: some StringProtocol, indentedBy spaces: Int) -> Bool {
        let room = columns - spaces / 4 * level - spaces % 4
        // There are never fewer bytes than characters.
        return text.utf8.count <= room || text.count <= room
    }
}

/// What is done with the text between the tags `list` and `endlist`, or `wrap` and `endwrap`.
enum MarginLayout: Sendable, Hashable {
    /// A list is written with an element a line, one level deeper than what stands around them:
    ///
    ///     init(
    ///         id: UUID
    ///         store: any TodoStore
    ///     ) {
    ///
    /// It becomes one line if there is room for it, and commas stand between the elements either way. Behind the last element
    /// of a collection that takes several lines there is one too, by swift-format's rules. Where the first line does not end
    /// in a bracket, it is an expression that goes on in the lines below, and nothing is put between them but a space.
    case list
    /// A comment is written on one line, with a mark before it (`// `), and becomes as many as it needs.
    case words

    /// The text as it is to be printed, where its lines are indented by so many spaces more than it says.
    func lines(of text: String, indentedBy outer: Int, within margin: Margin) -> String {
        var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Substring($0) }
        let endsLine = lines.count > 1 && lines.last?.isEmpty == true
        if endsLine { lines.removeLast() }
        let end = endsLine ? "\n" : ""
        switch self {
        case .list: return Self.list(lines, outer, margin) + end
        case .words: return Self.words(lines, outer, margin) + end
        }
    }

    private static func list(_ lines: [Substring], _ outer: Int, _ margin: Margin) -> String {
        guard let head = lines.first, let last = lines.last, lines.count > 1 else { return String(lines.first ?? "") }
        let depth = head.spaces
        let isInBrackets = head.utf8.last.map { "([{<".utf8.contains($0) } ?? false
        let inner = isInBrackets ? lines.dropFirst().dropLast() : lines.dropFirst()
        let elements = elements(inner, deeperThan: depth)
        let comma = isInBrackets ? "," : ""
        if elements.allSatisfy({ $0.count == 1 }) {
            var line = isInBrackets ? String(head) : head + " "
            for (place, element) in elements.enumerated() {
                if place > 0 { line += comma + " " }
                line += element[0].dropFirst(element[0].spaces)
            }
            if isInBrackets { line += last.dropFirst(last.spaces) }
            if elements.isEmpty || margin.holds(line.dropFirst(depth), indentedBy: outer + depth) { return line }
        }
        var text = String(head)
        for (place, element) in elements.enumerated() {
            for line in element {
                text += "\n"
                text += line
            }
            if place + 1 < elements.count || head.utf8.last == UInt8(ascii: "[") { text += comma }
        }
        return isInBrackets ? text + "\n" + last : text
    }

    /// A line that is one level deeper than the list begins an element, all others belong to the one before.
    private static func elements(_ lines: ArraySlice<Substring>, deeperThan depth: Int) -> [[Substring]] {
        lines.reduce(into: []) { elements, line in
            if elements.isEmpty || line.spaces == depth + 4 && !line.isClosing {
                elements.append([line])
            } else {
                elements[elements.count - 1].append(line)
            }
        }
    }

    private static func words(_ lines: [Substring], _ outer: Int, _ margin: Margin) -> String {
        let text = lines.joined(separator: " ")
        let spaces = Substring(text).spaces
        let mark = text.dropFirst(spaces).prefix { $0 == "/" }
        let start = text.prefix(spaces) + mark + " "
        var result = ""
        var line = ""
        for word in text.dropFirst(start.count).split(whereSeparator: { $0 == " " || $0.isNewline }) {
            let longer = line.isEmpty ? String(word) : line + " " + word
            if !line.isEmpty, !margin.holds(mark + " " + longer, indentedBy: outer + spaces) {
                result += start + line + "\n"
                line = String(word)
            } else {
                line = longer
            }
        }
        return result + start + line
    }
}

extension Substring {
    /// How many spaces it begins with.
    fileprivate var spaces: Int { utf8.prefix { $0 == 0x20 }.count }

    /// It begins with what closes a bracket, and so belongs to what was opened before.
    fileprivate var isClosing: Bool {
        utf8.first { $0 != 0x20 }.map { ")]}".utf8.contains($0) } ?? false
    }
}
