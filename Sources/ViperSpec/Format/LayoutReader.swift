import Diagnostics
import SwiftSource

/// Groups tokens and comments into the entries that the formatter writes.
struct LayoutReader {
    private let source: SourceFile
    private let tokens: [Token]
    private let places: SpecPlaces
    private var index = 0
    /// The end of the last token taken.
    private var lastEnd = 0

    init(_ source: SourceFile, _ tokens: [Token], _ places: SpecPlaces) {
        self.source = source
        self.tokens = tokens
        self.places = places
    }

    mutating func readFile() -> [Entry] {
        var file = Block(kind: .members, isOneLine: false)
        readEntries(into: &file)
        return file.entries
    }

    private var token: Token { tokens[index] }

    private var isAtEnd: Bool { token.kind == .endOfFile }

    /// Returns whether the item ends before the next token.
    ///
    /// - Parameter depth: The number of open parentheses and square brackets of the item.
    private func isAtItemEnd(depth: Int) -> Bool {
        switch token.kind {
        case .endOfFile, .punctuation(ASCII.closeBrace): true
        case .punctuation(ASCII.semicolon): depth <= 0
        default: places.starts.contains(token.range.lowerBound)
        }
    }

    private mutating func advance(to end: Int) {
        while !isAtEnd, token.range.lowerBound < end { index += 1 }
        lastEnd = end
    }

    // MARK: Entries

    /// Reads the entries of a block up to, but not including, the closing brace.
    private mutating func readEntries(into block: inout Block) {
        while true {
            let leading = readGap(into: &block)
            switch token.kind {
            case .endOfFile, .punctuation(ASCII.closeBrace): return
            case .punctuation(ASCII.semicolon): readSemicolon(into: &block)
            default:
                let item = readItem(after: leading.comments)
                block.entries.append(
                    Entry(content: .item(item), isApart: leading.isApart && !block.entries.isEmpty))
            }
        }
    }

    /// Adds a semicolon to the item before it. If there is no item, the semicolon becomes an item of its own. Without
    /// the semicolon, a comment before it could become the doc comment of the next declaration.
    private mutating func readSemicolon(into block: inout Block) {
        if case .item(var item) = block.entries.last?.content {
            item.endsWithSemicolon = true
            block.entries[block.entries.count - 1].content = .item(item)
            advance(to: token.range.upperBound)
        } else {
            block.entries.append(Entry(content: .item(Item(pieces: [readPiece()])), isApart: false))
        }
    }

    /// The comments on the next item's line, before the item.
    private struct LeadingTrivia {
        var comments: [SourceComment] = []
        /// Whether a blank line precedes the comments and the item.
        var isApart = false
    }

    /// Takes the comments before the next token. Adds comments on the line of the last entry to that entry, and
    /// returns comments on the line of the next item. Each other line of comments becomes an entry.
    private mutating func readGap(into block: inout Block) -> LeadingTrivia {
        var gap = Trivia(source, lastEnd..<token.range.lowerBound)
        let endsBlock = isAtEnd || token.kind == .punctuation(ASCII.closeBrace)
        let mayLead = !endsBlock && token.kind != .punctuation(ASCII.semicolon)
        if mayLead, !gap.hasLineBreak { return LeadingTrivia(comments: gap.takeAll()) }

        block.append(trailing: gap.takeBeforeFirstBreak())
        var leading = LeadingTrivia(isApart: gap.breaksBeforeNext > 1)
        while let line = gap.takeLine() {
            if line.isBeforeToken, mayLead {
                leading = LeadingTrivia(comments: line.comments, isApart: line.breaksBefore > 1)
            } else {
                let isApart = line.breaksBefore > 1 && !block.entries.isEmpty
                block.entries.append(Entry(content: .comments(line.comments), isApart: isApart))
                leading.isApart = gap.breaksBeforeNext > 1
            }
        }
        return leading
    }

    // MARK: Items

    private mutating func readItem(after leading: [SourceComment]) -> Item {
        var item = Item(pieces: leading.map { LayoutFragment($0, startsLine: false) })
        var depth = token.kind.groupStep
        item.pieces.append(readPiece())
        while !isAtItemEnd(depth: depth) {
            readComments(into: &item)
            depth += token.kind.groupStep
            item.pieces.append(readPiece())
        }
        if !leading.isEmpty { item.pieces[leading.count].startsLine = false }
        return item
    }

    private mutating func readComments(into item: inout Item) {
        var gap = Trivia(source, lastEnd..<token.range.lowerBound)
        item.pieces += gap.takeBeforeFirstBreak().map { LayoutFragment($0, startsLine: false) }
        while let line = gap.takeLine() {
            item.pieces += line.comments.enumerated().map { LayoutFragment($0.element, startsLine: $0.offset == 0) }
        }
    }

    private mutating func readPiece() -> LayoutFragment {
        let first = token
        let start = first.range.lowerBound
        var (content, end) = places.pieces[start] ?? (.token, first.range.upperBound)
        // An empty piece would take no token, and reading would never end.
        end = max(end, first.range.upperBound)
        advance(to: end)
        if let kind = places.blocks[start] {
            let block = readBlock(kind, from: start)
            (content, end) = (.block(block), lastEnd)
        }
        return LayoutFragment(
            content: content, range: start..<end, startsLine: first.startsLine, hasSpaceBefore: first.hasSpaceBefore)
    }

    /// Reads a block, whose opening brace was already taken, and its closing brace.
    private mutating func readBlock(_ kind: Block.Kind, from start: Int) -> Block {
        var block = Block(kind: kind, isOneLine: false)
        readEntries(into: &block)
        if !isAtEnd { advance(to: token.range.upperBound) }
        block.isOneLine = !source.bytes[start..<lastEnd].contains(where: \.isLineBreak)
        return block
    }
}

extension LayoutFragment {
    fileprivate init(_ comment: SourceComment, startsLine: Bool) {
        self.init(
            content: .comment(comment.kind), range: comment.range, startsLine: startsLine, hasSpaceBefore: true)
    }
}

extension Block {
    /// Adds comments that follow the last entry on its line to that entry. If the block has no entry yet, adds them to
    /// the opening brace.
    fileprivate mutating func append(trailing comments: [SourceComment]) {
        guard !comments.isEmpty else { return }
        switch entries.last?.content {
        case nil: opening += comments
        case .comments(let others): entries[entries.count - 1].content = .comments(others + comments)
        case .item(var item):
            item.trailing += comments
            entries[entries.count - 1].content = .item(item)
        }
    }
}
