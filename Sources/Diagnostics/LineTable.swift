/// The starts of a file's lines, computed once for any number of positions.
package struct LineTable: Sendable {
    private let file: SourceFile
    private let starts: [Int]

    /// Lines end at LF, CR or CR LF.
    package init(_ file: SourceFile) {
        self.file = file
        starts = file.bytes.withUnsafeBufferPointer { bytes in
            var starts = [0]
            for index in bytes.indices where bytes[index] == 0x0A || bytes[index] == 0x0D {
                let isFirstOfPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
                if !isFirstOfPair { starts.append(index + 1) }
            }
            return starts
        }
    }

    /// The position of a UTF-8 offset; an offset past the end is the end.
    package func position(of offset: Int) -> SourceFile.Position {
        let offset = max(0, min(offset, file.bytes.count))
        let line = starts.partitioningIndex { $0 > offset }
        let scalars = file.bytes.withUnsafeBufferPointer { bytes in
            bytes[starts[line - 1]..<offset].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
        }
        return SourceFile.Position(line: line, column: scalars + 1)
    }
}

/// The line and column of findings. Creates each file's line table once.
package struct Places {
    private struct Key: Hashable {
        let path: String
        /// A finding about a file as a whole may know its path alone, beside others that know its text.
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

    /// The place of a location's start.
    package mutating func start(of location: SourceLocation) -> SourceFile.Position {
        position(of: location.range.lowerBound, in: location.file)
    }

    /// The place of a location's end, behind its last character.
    mutating func end(of location: SourceLocation) -> SourceFile.Position {
        position(of: location.range.upperBound, in: location.file)
    }
}
