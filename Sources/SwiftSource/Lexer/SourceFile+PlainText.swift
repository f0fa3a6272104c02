import Diagnostics

extension SourceFile {
    /// Every byte is a printable character of ASCII, a tab or a line feed, as in most files: nothing malformed or hidden needs
    /// to be looked for in them.
    package var isPlainText: Bool {
        // Without a branch, so that the compiler looks at many bytes at once.
        bytes.reduce(0) { others, byte in
            others | (byte &- 0x20 < 0x5F ? 0 : 1) & (byte == Ascii.lineFeed ? 0 : 1) & (byte == Ascii.tab ? 0 : 1)
        } == 0
    }
}

extension UInt8 {
    /// A printable character of ASCII, a tab or a line feed.
    package var isPlainText: Bool { self &- 0x20 < 0x5F || self == Ascii.lineFeed || self == Ascii.tab }
}
