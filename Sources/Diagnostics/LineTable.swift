/// The line starts of a file, computed once for any number of positions.
package struct LineTable: Sendable {
    private let file: SourceFile
    private let starts: [Int]

    /// Creates the table. Lines end with LF, CR or CR LF.
    package init(_ file: SourceFile) {
        self.file = file
        let bytes = file.bytes
        var starts = [0]
        for index in bytes.indices where bytes[index] == 0x0A || bytes[index] == 0x0D {
            let isFirstOfPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
            if !isFirstOfPair { starts.append(index + 1) }
        }
        self.starts = starts
    }

    /// Returns the position of a UTF-8 offset. An offset past the end is the end.
    package func position(of offset: Int) -> SourceFile.Position {
        let offset = max(0, min(offset, file.bytes.count))
        let line = starts.partitioningIndex { $0 > offset }
        let scalars = file.bytes[starts[line - 1]..<offset].count { $0 & 0xC0 != 0x80 }
        return SourceFile.Position(line: line, column: scalars + 1)
    }
}

/// A cache of line tables, to get the line and column of findings.
package struct SourcePositions {
    private struct Key: Hashable {
        let path: String
        /// The length of the text. It distinguishes a finding about a whole file, which has only the path and an empty
        /// text, from findings with the same path and the file's text.
        let length: Int
    }

    private var tables: [Key: LineTable] = [:]

    package init() {}

    mutating func position(of offset: Int, in file: SourceFile) -> SourceFile.Position {
        let key = Key(path: file.path, length: file.bytes.count)
        let table = tables[key] ?? LineTable(file)
        tables[key] = table
        return table.position(of: offset)
    }

    /// Returns the start of a location.
    package mutating func start(of location: SourceLocation) -> SourceFile.Position {
        position(of: location.range.lowerBound, in: location.file)
    }

    /// Returns the end of a location, after its last character.
    mutating func end(of location: SourceLocation) -> SourceFile.Position {
        position(of: location.range.upperBound, in: location.file)
    }
}
