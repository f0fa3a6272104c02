import SwiftSource

/// Writes entries as lines. A block that was on one line stays there if it fits. In other blocks, each entry gets a
/// line of its own.
struct LayoutWriter {
    private let source: RelocatedText
    private let spacing: SpacingRules
    private var lines: [[UInt8]] = []
    private var line: [UInt8] = []

    init(_ source: RelocatedText, _ spacing: SpacingRules) {
        self.source = source
        self.spacing = spacing
    }

    mutating func text(of entries: [Entry]) -> [UInt8] {
        write(entries, at: 0, nameWidth: 0)
        return Array(lines.map { $0 + [ASCII.lineFeed] }.joined())
    }

    // MARK: Lines

    private mutating func endLine() {
        lines.append(line)
        line = []
    }

    private mutating func begin(at indentation: Int) {
        if !line.isEmpty { endLine() }
        line = source.unit.blanks(indentation)
    }

    /// Appends text of one or more lines, the first of them to the current line.
    private mutating func append(_ text: [[UInt8]]) {
        line += text[0]
        for next in text.dropFirst() {
            endLine()
            line = next
        }
    }

    /// The width of a text in Unicode scalars.
    private func width(_ text: [UInt8]) -> Int { text.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } }

    private func fits(_ text: [UInt8]) -> Bool {
        let indentation = IndentationUnit.columns(of: line)
        let start = IndentationUnit.dropping(indentation, from: line)
        return indentation + width(Array(start)) + width(text) <= SpecFormatter.lineWidth
    }

    // MARK: Entries

    /// Writes each entry on lines of its own.
    ///
    /// - Parameter nameWidth: The width of the first column if the entries form a table, as settings do; otherwise 0.
    private mutating func write(_ entries: [Entry], at indentation: Int, nameWidth: Int) {
        for entry in entries {
            if entry.isApart { lines.append([]) }
            begin(at: indentation)
            switch entry.content {
            case .comments(let comments): write(comments, at: indentation)
            case .item(let item):
                write(item, at: indentation, nameWidth: nameWidth)
                if !item.trailing.isEmpty {
                    line += source.blanks(2)
                    write(item.trailing, at: indentation)
                }
            }
            endLine()
        }
    }

    private mutating func write(_ comments: [SourceComment], at indentation: Int) {
        for (index, comment) in comments.enumerated() {
            if index > 0 { line.append(ASCII.space) }
            append(text(of: comment.range, at: indentation))
        }
    }

    private func text(of comment: Range<Int>, at indentation: Int) -> [[UInt8]] {
        source.moved(comment, to: indentation).map { source.withoutBlanksAtEnd($0[...]) }
    }

    // MARK: Items

    private mutating func write(_ item: Item, at indentation: Int, nameWidth: Int) {
        var depth = 0
        for (index, piece) in item.pieces.enumerated() {
            let previous = index > 0 ? item.pieces[index - 1] : nil
            if let previous, breaks(between: previous, and: piece) {
                begin(at: indentation + self.indentation(of: piece, after: item.pieces[..<index], depth: depth))
            } else if let previous {
                if spacing.isNeeded(between: previous, and: piece) { line.append(ASCII.space) }
                if index == 1, previous.isToken { line += source.blanks(max(0, nameWidth - previous.range.count)) }
            }
            write(piece, at: indentation)
            depth += spacing.depthChange(of: piece)
        }
    }

    private func breaks(between previous: LayoutFragment, and piece: LayoutFragment) -> Bool {
        if case .comment(.line) = previous.content { return true }
        switch piece.content {
        case .body, .block: return false
        case .token, .attribute, .expression, .comment: return piece.startsLine
        }
    }

    /// Returns the indentation of a piece that starts a line, relative to its item. Only the line after the item's
    /// attributes is not indented.
    private func indentation(of piece: LayoutFragment, after pieces: ArraySlice<LayoutFragment>, depth: Int) -> Int {
        let isBelowAttributes = pieces.allSatisfy { piece in
            switch piece.content {
            case .attribute, .comment: true
            default: false
            }
        }
        switch piece.content {
        case .body, .block: return 0
        default:
            if isBelowAttributes { return 0 }
            let levels = spacing.depthChange(of: piece) < 0 ? depth - 1 : max(depth, 1)
            return levels * source.unit.width
        }
    }

    private mutating func write(_ piece: LayoutFragment, at indentation: Int) {
        let current = IndentationUnit.columns(of: line)
        switch piece.content {
        case .token: line += source.bytes(piece.range)
        case .attribute, .expression: append(source.moved(piece.range, to: current))
        case .comment: append(text(of: piece.range, at: current))
        case .body: writeBody(piece.range, at: indentation)
        case .block(let block): write(block, at: indentation)
        }
    }

    private mutating func writeBody(_ range: Range<Int>, at indentation: Int) {
        if let flat = flatBody(range), fits(flat) {
            line += flat
            return
        }
        let inner = indentation + source.unit.width
        let content = range.inner
        line.append(ASCII.openBrace)
        if flatBody(range) == nil {
            let (opening, body) = source.body(between: content, at: inner)
            if !opening.isEmpty { line += source.blanks(2) + opening }
            endLine()
            lines += body
        } else {
            endLine()
            lines += source.statements(in: content).map { source.unit.blanks(inner) + $0 }
        }
        line = source.unit.blanks(indentation) + [ASCII.closeBrace]
    }

    private mutating func write(_ block: Block, at indentation: Int) {
        if let flat = flat(block), fits(flat) {
            line += flat
            return
        }
        line.append(ASCII.openBrace)
        if !block.opening.isEmpty {
            line += source.blanks(2)
            write(block.opening, at: indentation)
        }
        endLine()
        let nameWidth = block.kind == .settings ? block.entries.map(\.nameWidth).max() ?? 0 : 0
        write(block.entries, at: indentation + source.unit.width, nameWidth: nameWidth)
        line = source.unit.blanks(indentation) + [ASCII.closeBrace]
    }

    // MARK: One line

    private func flatBody(_ range: Range<Int>) -> [UInt8]? {
        let content = source.trimmed(range.inner)
        if content.isEmpty { return Array("{}".utf8) }
        if source.isBroken(range) { return nil }
        return Array("{ ".utf8) + content + Array(" }".utf8)
    }

    private func flat(_ block: Block) -> [UInt8]? {
        if block.entries.isEmpty, block.opening.isEmpty { return Array("{}".utf8) }
        guard block.isOneLine else { return nil }
        var text = Array("{ ".utf8)
        for comment in block.opening { text += source.bytes(comment.range) + [ASCII.space] }
        for (index, entry) in block.entries.enumerated() {
            guard case .item(let item) = entry.content else { return nil }
            text += flat(item)
            if item.endsWithSemicolon, index + 1 < block.entries.count { text.append(ASCII.semicolon) }
            text.append(ASCII.space)
        }
        return text + [ASCII.closeBrace]
    }

    /// Returns the text of an item that is in a block without line breaks.
    private func flat(_ item: Item) -> [UInt8] {
        var text: [UInt8] = []
        for (index, piece) in item.pieces.enumerated() {
            if index > 0, spacing.isNeeded(between: item.pieces[index - 1], and: piece) { text.append(ASCII.space) }
            switch piece.content {
            case .token, .attribute, .expression, .comment: text += source.bytes(piece.range)
            case .body: text += flatBody(piece.range) ?? []
            case .block(let block): text += flat(block) ?? []
            }
        }
        for comment in item.trailing { text += [ASCII.space] + source.bytes(comment.range) }
        return text
    }
}

extension Entry {
    /// The width of the entry's first word if other words follow; otherwise 0.
    fileprivate var nameWidth: Int {
        guard case .item(let item) = content, item.pieces.count > 1, item.pieces[0].isToken else { return 0 }
        return item.pieces[0].range.count
    }
}

extension LayoutFragment {
    fileprivate var isToken: Bool {
        if case .token = content { true } else { false }
    }
}
