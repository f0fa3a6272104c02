extension UInt8 {
    /// A printable character of ASCII, a tab or a line feed.
    package var isPlainText: Bool { self &- 0x20 < 0x5F || self == 0x0A || self == 0x09 }
}

extension [UInt8] {
    /// Every byte is plain text.
    var isPlainText: Bool {
        withUnsafeBufferPointer { bytes in
            var others: UInt8 = 0
            // To the end and without a branch, so that the compiler looks at many bytes at once.
            for byte in bytes {
                others |= (byte &- 0x20 < 0x5F ? 0 : 1) & (byte == 0x0A ? 0 : 1) & (byte == 0x09 ? 0 : 1)
            }
            return others == 0
        }
    }
}
