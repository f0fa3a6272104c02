/// A table of the offsets at which the lines of a file start. It gives the line and column of any number of offsets.
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

    /// Returns the line and column of a UTF-8 offset. An offset past the end of the file counts as its end.
    package func position(of offset: Int) -> SourceFile.Position {
        let offset = max(0, min(offset, file.bytes.count))
        let line = starts.partitioningIndex { $0 > offset }
        let scalars = file.bytes[starts[line - 1]..<offset].count { $0 & 0xC0 != 0x80 }
        return SourceFile.Position(line: line, column: scalars + 1)
    }
}

/// A cache of line tables, for the lines and columns of findings in several files.
package struct SourcePositions {
    private struct Key: Hashable {
        let path: String
        /// The length of the text. A finding about a whole file has an empty text, but other findings with the same
        /// path have the file's text. So the path alone does not identify the text.
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

    /// Returns the line and column at which a location starts.
    package mutating func start(of location: SourceLocation) -> SourceFile.Position {
        position(of: location.range.lowerBound, in: location.file)
    }

    /// Returns the line and column after the last character of a location.
    mutating func end(of location: SourceLocation) -> SourceFile.Position {
        position(of: location.range.upperBound, in: location.file)
    }
}
