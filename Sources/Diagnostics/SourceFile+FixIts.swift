extension SourceFile {
    /// The text after some edits, in order of place; one that overlaps the edit before it is left out.
    package func applying(_ edits: [Diagnostic.FixIt]) -> [UInt8] {
        var result: [UInt8] = []
        var end = 0
        let sorted = edits.sorted {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }
        for edit in sorted where edit.range.lowerBound >= end {
            result += bytes[end..<edit.range.lowerBound]
            result += edit.replacement.utf8
            end = edit.range.upperBound
        }
        return result + bytes[end...]
    }
}
