import Diagnostics

/// FNV-1a of 64 bits, carriage returns left out: it is to notice edits, not to withstand an attack.
package struct Checksum {
    package let value: UInt64

    /// In sixteen digits.
    var text: String { value.hexadecimal(16) }

    package init(of parts: [ArraySlice<UInt8>]) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for part in parts {
            part.withUnsafeBufferPointer { bytes in
                for byte in bytes where byte != 0x0D { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            }
        }
        value = hash
    }
}
