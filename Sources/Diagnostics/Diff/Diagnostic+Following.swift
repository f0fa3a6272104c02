extension Diagnostic {
    /// Returns the finding with its locations updated after files were changed. `file` returns the new version of a
    /// file; nil if the file was not changed.
    package func following(_ file: (SourceFile) -> SourceFile?) -> Diagnostic {
        var followed = self
        if let location, let new = file(location.file) {
            let moves = LineMoves(from: location.file, to: new)
            followed.location = moves.location(of: location.range)
            for index in fixIts.indices { followed.fixIts[index].range = moves.location(of: fixIts[index].range).range }
        }
        for (index, note) in notes.enumerated() {
            guard let location = note.location, let new = file(location.file) else { continue }
            followed.notes[index].location = LineMoves(from: location.file, to: new).location(of: location.range)
        }
        return followed
    }
}

/// The positions that the lines of an old text have in the new text.
private struct LineMoves {
    private let new: SourceFile
    private let before: [ArraySlice<UInt8>]
    private let after: [ArraySlice<UInt8>]
    private let changes: [LineDiff.Change]

    init(from old: SourceFile, to new: SourceFile) {
        self.new = new
        before = old.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        after = new.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        changes = LineDiff(from: before, to: after).changes
    }

    /// Returns the location in the new text for a range in the old text. If the line was replaced, returns the start of
    /// the replacement.
    func location(of range: Range<Int>) -> SourceLocation {
        let line = before.lastIndex { $0.startIndex <= range.lowerBound } ?? 0
        var shift = 0
        for change in changes where change.old.lowerBound <= line {
            if change.old.contains(line) {
                let next = change.new.lowerBound
                let start = next < after.count ? after[next].startIndex : new.bytes.count
                return SourceLocation(new, start..<start)
            }
            shift = change.new.upperBound - change.old.upperBound
        }
        let offset = after[line + shift].startIndex - before[line].startIndex
        let end = min(range.upperBound + offset, new.bytes.count)
        return SourceLocation(new, min(range.lowerBound + offset, end)..<end)
    }
}
