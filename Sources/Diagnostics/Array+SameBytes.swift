import CLibrary

extension [UInt8] {
    /// `==`, as fast as memory is: of bytes the standard library compares one after the other.
    package func hasSameBytes(as other: [UInt8]) -> Bool {
        withUnsafeBytes { bytes in
            other.withUnsafeBytes { others in
                guard bytes.count == others.count, let start = bytes.baseAddress, let other = others.baseAddress else {
                    return bytes.count == others.count
                }
                return memcmp(start, other, bytes.count) == 0
            }
        }
    }

    /// Whether a file is what a text says: it is the same, or git has given its lines carriage returns.
    package func hasSameLines(as text: [UInt8]) -> Bool {
        hasSameBytes(as: text) || (contains(0x0D) && filter { $0 != 0x0D }.hasSameBytes(as: text))
    }
}
