extension TokenCursor {
    /// Returns the documentation comment of the declaration that starts with the next token.
    package func documentation() -> Documentation? { documentation(before: index) }

    /// Returns the documentation comment directly before the token at `index`: the last run of `///` lines or the last
    /// `/** */` after the previous token. A comment on the line of the previous token belongs to that token.
    package func documentation(before index: Int) -> Documentation? {
        guard tokens.indices.contains(index), tokens[index].hasSpaceBefore else { return nil }
        let end = tokens[index].range.lowerBound
        var start = index > 0 ? tokens[index - 1].range.upperBound : 0
        guard start < end, bytes[start..<end].contains(ASCII.slash) else { return nil }
        if index > 0, tokens[index].startsLine {
            while start < end, !bytes[start].isLineBreak {
                let isComment = bytes[start] == ASCII.slash
                start = isComment ? SourceComment(at: start, in: bytes, before: end).range.upperBound : start + 1
            }
        }
        var reader = DocumentationReader(bytes: bytes, offset: start, end: end)
        return reader.read()
    }
}

/// Finds the documentation in the white space and comments between two tokens.
private struct DocumentationReader {
    let bytes: [UInt8]
    var offset: Int
    let end: Int
    var lines: [String] = []
    var range: Range<Int>?
    var breaks = 0

    mutating func read() -> Documentation? {
        while offset < end {
            if bytes[offset] == ASCII.slash || bytes[offset] == ASCII.hash {
                let comment = SourceComment(at: offset, in: bytes, before: end)
                if comment.kind == .line { readLine(comment.range) } else { readBlock(comment.range) }
                offset = comment.range.upperBound
                breaks = 0
            } else {
                // CR LF is one line break.
                let isSecondHalf =
                    offset > 0 && bytes[offset] == ASCII.lineFeed && bytes[offset - 1] == ASCII.carriageReturn
                if bytes[offset].isLineBreak, !isSecondHalf { breaks += 1 }
                offset += 1
            }
        }
        return range.map { Documentation(lines: Self.withoutCommonIndentation(lines), range: $0) }
    }

    /// Reads a line of `///`, but not of `////`. After a blank line, the line starts a new comment.
    private mutating func readLine(_ range: Range<Int>) {
        let comment = bytes[range]
        let slashes = comment.prefix { $0 == ASCII.slash }.count
        guard slashes == 3 else { return }
        if breaks > 1 || self.range == nil { lines = [] }
        let runStart = breaks > 1 ? range.lowerBound : self.range?.lowerBound ?? range.lowerBound
        lines.append(Self.trimmed(comment.dropFirst(3)))
        self.range = runStart..<range.upperBound
    }

    /// Reads `/** … */`, but neither `/**/` nor `/***`.
    private mutating func readBlock(_ range: Range<Int>) {
        let comment = bytes[range]
        let (third, fourth) = (range.lowerBound + 2, range.lowerBound + 3)
        guard comment.count > 4, comment[third] == ASCII.asterisk, comment[fourth] != ASCII.asterisk else { return }
        let inner = comment.dropFirst(3).dropLast(2)
        var block = inner.split(omittingEmptySubsequences: false) { $0 == ASCII.lineFeed }.map(Self.trimmed)
        if block.dropFirst().allSatisfy({ Self.startsWithAsterisk($0) }) {
            block = block.enumerated().map { $0.offset == 0 ? $0.element : Self.withoutAsterisk($0.element) }
        }
        if let first = block.first { block[0] = String(first.drop { $0 == " " }) }
        let indented = Self.withoutCommonIndentation(Array(block.dropFirst()))
        lines = Array(block.prefix(1)) + indented
        while lines.last?.isEmpty ?? false { lines.removeLast() }
        while lines.first?.isEmpty ?? false { lines.removeFirst() }
        self.range = range
    }

    private static func startsWithAsterisk(_ line: String) -> Bool {
        line.drop { $0 == " " || $0 == "\t" }.first.map { $0 == "*" } ?? true
    }

    private static func withoutAsterisk(_ line: String) -> String {
        String(line.drop { $0 == " " || $0 == "\t" }.dropFirst())
    }

    /// Returns the text without white space at its end.
    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
        var rest = bytes
        while rest.last?.isWhiteSpace == true { rest.removeLast() }
        return String(decoding: rest, as: UTF8.self)
    }

    private static func withoutCommonIndentation(_ lines: [String]) -> [String] {
        let common = lines.lazy.filter { !$0.isEmpty }.map { $0.utf8.prefix { $0 == ASCII.space }.count }.min() ?? 0
        return common == 0 ? lines : lines.map { String(Substring($0.utf8.dropFirst(common))) }
    }
}
