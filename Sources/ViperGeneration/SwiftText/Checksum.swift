import Diagnostics

/// A 64-bit FNV-1a checksum that ignores carriage returns. It detects edits and does not protect against attacks.
package struct Checksum {
    /// The value of the checksum.
    package let value: UInt64

    /// The value as sixteen hexadecimal digits.
    var text: String { value.hexadecimal(16) }

    package init(of parts: [ArraySlice<UInt8>]) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for part in parts {
            for byte in part where byte != 0x0D { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        value = hash
    }
}
