extension SourceFile {
    /// Whether every byte is a printable ASCII character, a tab or a line feed, as in most files. Such a file is not
    /// searched for malformed or hidden characters.
    package var isPlainText: Bool { bytes.allSatisfy { (0x20...0x7E).contains($0) || $0 == 0x0A || $0 == 0x09 } }
}

extension ArraySlice<UInt8> {
    /// The bytes up to and with the first line feed, or all.
    package var firstLine: ArraySlice<UInt8> { firstIndex(of: 0x0A).map { self[...$0] } ?? self }

    /// The lines with their line feeds.
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
