extension UInt8 {
    /// A printable character of ASCII, a tab or a line feed.
    package var isPlainText: Bool { (0x20...0x7E).contains(self) || self == 0x0A || self == 0x09 }
}
