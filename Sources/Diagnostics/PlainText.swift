extension UInt8 {
    /// 1 where it is no plain text: no printable character of ASCII, tab or line feed. Without a branch, so that the compiler looks
    /// at many bytes at once.
    fileprivate var notPlainText: UInt8 {
        (self &- 0x20 < 0x5F ? 0 : 1) & (self == 0x0A ? 0 : 1) & (self == 0x09 ? 0 : 1)
    }
}

extension [UInt8] {
    /// Every byte is plain text.
    var isPlainText: Bool {
        withUnsafeBufferPointer { bytes in
            var others: UInt8 = 0
            // To the end, for the same reason.
            for byte in bytes { others |= byte.notPlainText }
            return others == 0
        }
    }
}

extension ArraySlice<UInt8> {
    /// Up to its first line feed, which is in it; all of it where there is none.
    package var firstLine: ArraySlice<UInt8> { firstIndex(of: 0x0A).map { self[...$0] } ?? self }

    /// Its lines, each with its line feed.
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
