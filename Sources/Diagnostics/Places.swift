/// Where the places of findings are, as people count: the line tables of the files that have been pointed at are made once.
struct Places {
    private struct Key: Hashable {
        let path: String
        /// A finding about a file as a whole may know its path alone, beside others that know its text.
        let length: Int
    }

    private var tables: [Key: LineTable] = [:]

    mutating func position(of offset: Int, in file: SourceFile) -> SourceFile.Position {
        let key = Key(path: file.path, length: file.bytes.count)
        let table = tables[key] ?? LineTable(file)
        tables[key] = table
        return table.position(of: offset)
    }

    /// The place of a location's start.
    mutating func start(of location: SourceLocation) -> SourceFile.Position {
        position(of: location.range.lowerBound, in: location.file)
    }

    /// The place of a location's end, behind its last character.
    mutating func end(of location: SourceLocation) -> SourceFile.Position {
        position(of: location.range.upperBound, in: location.file)
    }
}
