extension SourceFile {
    /// Whether every byte is a printable ASCII character, a tab or a line feed, as in most files. Only other files have
    /// to be searched for malformed or invisible characters.
    package var isPlainText: Bool { bytes.allSatisfy { (0x20...0x7E).contains($0) || $0 == 0x0A || $0 == 0x09 } }
}

extension ArraySlice<UInt8> {
    /// The bytes up to the first line feed, which is included; all bytes if there is no line feed.
    package var firstLine: ArraySlice<UInt8> { firstIndex(of: 0x0A).map { self[...$0] } ?? self }

    /// The lines, each with its line feed.
    package var lines: [ArraySlice<UInt8>] {
        var (lines, rest): ([ArraySlice<UInt8>], ArraySlice<UInt8>) = ([], self)
        while !rest.isEmpty {
            let line = rest.firstLine
            lines.append(line)
            rest = rest[line.endIndex...]
        }
        return lines
    }
}
