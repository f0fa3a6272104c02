extension UInt8 {
    /// 1 unless the byte is a printable ASCII character, a tab or a line feed. Without branches, the compiler
    /// vectorizes it.
    fileprivate var notPlainText: UInt8 {
        (self &- 0x20 < 0x5F ? 0 : 1) & (self == 0x0A ? 0 : 1) & (self == 0x09 ? 0 : 1)
    }
}

extension [UInt8] {
    /// Whether every byte is a printable ASCII character, a tab or a line feed.
    var isPlainText: Bool {
        withUnsafeBufferPointer { bytes in
            var others: UInt8 = 0
            // An early exit would prevent vectorization.
            for byte in bytes { others |= byte.notPlainText }
            return others == 0
        }
    }
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
