import Diagnostics
import SwiftSource

/// A collection of edits in user-owned files. All positions refer to the text before the edits.
struct FileEdits: Sendable {
    /// The position of a new declaration.
    struct Target: Hashable {
        enum Position: Hashable {
            /// After the end of a member.
            case after(Int)
            /// After the brace that opens a type. No empty line is added before a property that follows.
            case atStart(brace: Int, precedesProperty: Bool)
            /// Before the brace that closes a type.
            case atEnd(brace: Int)
        }

        let file: UserFile
        let position: Position

        /// Returns the end of a type.
        static func end(of type: UserFileIndex.Part) -> Target {
            let brace = (type.declaration.bodyRange ?? type.declaration.range).upperBound - 1
            return Target(file: type.file, position: .atEnd(brace: brace))
        }
    }

    /// A new declaration.
    struct Addition {
        /// The text, indented except for its first line.
        let text: String
        /// The indentation of the first line.
        let base: String
        /// Whether empty lines separate the declaration from its neighbors.
        var isApart = true
    }

    private var edits: [UserFile: SourceEdits] = [:]
    private var additions: [Target: [Addition]] = [:]
    /// The positions of additions, in the order of their first use.
    private var order: [Target] = []
    /// The removed declarations and statements, each alone on its lines, by file.
    private(set) var removed: [UserFile: [Range<Int>]] = [:]
    /// The protocols of the updated classes. Their headings (`// MARK: - Name`) are removed with the last declaration
    /// below.
    var headings: Set<String> = []

    var isEmpty: Bool { edits.isEmpty && order.isEmpty && removed.isEmpty }

    mutating func replace(_ range: Range<Int>, in file: UserFile, by text: String) {
        edits[file, default: SourceEdits(file.source)].replace(range, by: text)
    }

    mutating func insert(_ text: String, at offset: Int, in file: UserFile) {
        replace(offset..<offset, in: file, by: text)
    }

    mutating func remove(_ range: Range<Int>, in file: UserFile) { removed[file, default: []].append(range) }

    /// Adds a declaration, below earlier additions at the same position.
    mutating func add(_ addition: Addition, at place: Target) {
        if additions[place] == nil { order.append(place) }
        additions[place, default: []].append(addition)
    }

    mutating func merge(_ other: SourceEdits, in file: UserFile) {
        edits[file, default: SourceEdits(file.source)].merge(other)
    }

    mutating func merge(_ other: FileEdits) {
        for (file, changes) in other.edits { merge(changes, in: file) }
        for place in other.order {
            for addition in other.additions[place, default: []] { add(addition, at: place) }
        }
        removed.merge(other.removed) { $0 + $1 }
        headings.formUnion(other.headings)
    }

    /// The full contents of changed files, by path.
    var results: [String: [UInt8]] {
        var all = standing()
        for place in all.order { all.write(all.additions[place, default: []], at: place) }
        for (file, ranges) in removed {
            DeclarationRemoval(ranges, of: file.source, headings: headings).apply(
                to: &all.edits[file, default: SourceEdits(file.source)])
        }
        var results: [String: [UInt8]] = [:]
        for (file, changes) in all.edits {
            let result = changes.result
            if result != file.source.bytes { results[file.source.path] = result }
        }
        return results
    }

    // MARK: Additions

    /// Returns the edits, with each addition after a removed declaration moved before that declaration. Otherwise, the
    /// addition would be removed, too.
    private func standing() -> FileEdits {
        var all = self
        (all.order, all.additions) = ([], [:])
        for place in order {
            for addition in additions[place, default: []] { all.add(addition, at: standing(place)) }
        }
        return all
    }

    private func standing(_ place: Target) -> Target {
        guard case .after(let end) = place.position,
            let gone = removed[place.file]?.first(where: { $0.lowerBound < end && end <= $0.upperBound })
        else { return place }
        let bytes = place.file.source.bytes
        guard let above = bytes[..<gone.lowerBound].lastIndex(where: { !$0.isWhiteSpace }) else { return place }
        guard bytes[above] == ASCII.openBrace else {
            return standing(Target(file: place.file, position: .after(above + 1)))
        }
        let isAtStart = { (other: Target) in
            if case .atStart(above, _) = other.position { other.file == place.file } else { false }
        }
        return order.first(where: isAtStart)
            ?? Target(file: place.file, position: .atStart(brace: above, precedesProperty: false))
    }

    private mutating func write(_ added: [Addition], at place: Target) {
        let (file, source) = (place.file, place.file.source)
        switch place.position {
        case .after(let end):
            write(added, behindMember: end, in: file)
        case .atStart(let brace, let precedesProperty):
            if let end = source.endOfEmptyBody(brace) {
                let last = additions[Target(file: file, position: .atEnd(brace: end)), default: []]
                fill(brace, end, with: added + last, in: file)
            } else {
                write(added, behind: brace, precedesProperty: precedesProperty, in: file)
            }
        case .atEnd(let brace):
            guard let start = source.startOfEmptyBody(brace) else { return write(added, before: brace, in: file) }
            let isFilled = order.contains { other in
                if case .atStart(start, _) = other.position { other.file == file } else { false }
            }
            if !isFilled { fill(start, brace, with: added, in: file) }
        }
    }

    /// Inserts declarations below the member that ends at an offset.
    private mutating func write(_ added: [Addition], behindMember end: Int, in file: UserFile) {
        let (source, lineEnd) = (file.source, file.style.lineEnd)
        let lines = added.map { lineEnd + ($0.isApart ? lineEnd : "") + $0.base + $0.text }
        let offset = source.endOfLine(after: end)
        let next = source.bytes[offset...].first { !$0.isBlank } ?? ASCII.lineFeed
        // Code that follows on the same line moves to its own line.
        let isFree = next.isLineBreak || next == ASCII.closeBrace || next == ASCII.semicolon
        insert(lines.joined() + (isFree ? "" : lineEnd + added[0].base), at: offset, in: file)
    }

    /// Inserts declarations into an empty body, between its braces.
    private mutating func fill(_ start: Int, _ end: Int, with added: [Addition], in file: UserFile) {
        let (source, lineEnd) = (file.source, file.style.lineEnd)
        replace(
            start + 1..<end, in: file, by: lineEnd + joined(added, lineEnd) + lineEnd + source.indentation(at: start))
    }

    /// Inserts declarations at the start of a type.
    private mutating func write(
        _ added: [Addition], behind brace: Int, precedesProperty: Bool, in file: UserFile
    ) {
        let (source, lineEnd) = (file.source, file.style.lineEnd)
        let text = lineEnd + joined(added, lineEnd)
        let end = source.endOfLine(after: brace + 1)
        if end > brace + 1 || source.pastLineBreak(end) > end {
            insert(text + (precedesProperty ? "" : lineEnd), at: end, in: file)
        } else {
            let blanks = source.bytes[(brace + 1)...].prefix { $0.isBlank }.count
            replace(brace + 1..<brace + 1 + blanks, in: file, by: text + lineEnd + lineEnd + added[0].base)
        }
    }

    /// Inserts declarations at the end of a type, below an empty line if the type is not empty.
    private mutating func write(_ added: [Addition], before brace: Int, in file: UserFile) {
        let (source, lineEnd) = (file.source, file.style.lineEnd)
        let text = joined(added, lineEnd) + lineEnd
        if source.startsLine(brace) {
            let above = source.lineAbove(brace).map { source.text($0).trimmed } ?? ""
            let isFirst = above.isEmpty || above.hasSuffix("{")
            insert((isFirst ? "" : lineEnd) + text, at: source.lineRange(around: brace).lowerBound, in: file)
        } else {
            let blanks = source.bytes[..<brace].reversed().prefix { $0.isBlank }.count
            let whole = lineEnd + lineEnd + text + source.indentation(at: brace)
            replace(brace - blanks..<brace, in: file, by: whole)
        }
    }

    /// Joins declarations, one below the other.
    private func joined(_ added: [Addition], _ lineEnd: String) -> String {
        added.enumerated().map { index, addition in
            (index == 0 ? "" : lineEnd + (addition.isApart ? lineEnd : "")) + addition.base + addition.text
        }.joined()
    }
}

extension SourceFile {
    /// Returns the offset of the closing brace for the opening brace at `start`, if only white space is between them.
    fileprivate func endOfEmptyBody(_ start: Int) -> Int? {
        let end = start + 1 + bytes[(start + 1)...].prefix { $0.isWhiteSpace }.count
        return end < bytes.count && bytes[end] == ASCII.closeBrace ? end : nil
    }

    /// Returns the offset of the opening brace for the closing brace at `end`, if only white space is between them.
    fileprivate func startOfEmptyBody(_ end: Int) -> Int? {
        let start = end - 1 - bytes[..<end].reversed().prefix { $0.isWhiteSpace }.count
        return start >= 0 && bytes[start] == ASCII.openBrace ? start : nil
    }
}
