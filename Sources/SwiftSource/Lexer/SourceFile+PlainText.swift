import Diagnostics

extension SourceFile {
    /// Every byte is a printable character of ASCII, a tab or a line feed, as in most files: nothing malformed or hidden needs
    /// to be looked for in them.
    package var isPlainText: Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var others: UInt8 = 0
            // Without a branch, so that the compiler looks at many bytes at once.
            for byte in bytes {
                others |= (byte &- 0x20 < 0x5F ? 0 : 1) & (byte == 0x0A ? 0 : 1) & (byte == 0x09 ? 0 : 1)
            }
            return others == 0
        }
    }
}

extension UInt8 {
    /// A printable character of ASCII, a tab or a line feed.
    package var isPlainText: Bool { self &- 0x20 < 0x5F || self == Ascii.lineFeed || self == Ascii.tab }
}
