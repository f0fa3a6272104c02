extension SourceFile {
    /// The text after some edits, in order of place; one that overlaps the edit before it is left out.
    package func applying(_ edits: [Diagnostic.FixIt]) -> [UInt8] {
        var changes = SourceEdits(self)
        for edit in edits { changes.replace(edit.range, by: edit.replacement) }
        return changes.result
    }
}
