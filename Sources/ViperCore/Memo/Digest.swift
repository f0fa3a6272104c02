/// 64 bits that stand for a text. Two texts have the same with a chance of one in 2^64, as long as nobody makes them so: it
/// tells whether a file is the same, and does not withstand an attack.
///
/// Made for speed, for all of a project's files are digested on every run: 16 bytes a step, mixed by one multiplication of
/// 64 by 64 to 128 bits, whose halves are folded, as wyhash does it. The file's length goes in at the end, so that zeros there
/// count.
package struct Digest: Sendable, Hashable {
    private let value: UInt64

    private init(_ value: UInt64) { self.value = value }

    package init(_ bytes: some Collection<UInt8>) {
        let digest = bytes.withContiguousStorageIfAvailable { Self.digest(UnsafeRawBufferPointer($0)) }
        value = digest ?? Array(bytes).withUnsafeBytes(Self.digest)
    }

    private static func digest(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var state = start
        var offset = 0
        while offset + 16 <= bytes.count {
            let first = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            let second = bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
            state = mixed(UInt64(littleEndian: first) ^ firstSecret, UInt64(littleEndian: second) ^ state)
            offset += 16
        }
        let rest = bytes[offset...]
        if !rest.isEmpty {
            state = mixed(word(rest.prefix(8)) ^ firstSecret, word(rest.dropFirst(8)) ^ state)
        }
        return mixed(state ^ secondSecret, UInt64(bytes.count) ^ firstSecret)
    }

    /// Up to eight bytes, zeros behind them.
    private static func word(_ bytes: Slice<UnsafeRawBufferPointer>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    private static func mixed(_ first: UInt64, _ second: UInt64) -> UInt64 {
        let product = first.multipliedFullWidth(by: second)
        return product.high ^ product.low
    }

    private static let start: UInt64 = 0xa076_1d64_78bd_642f
    // A factor of zero would forget the other one. With 0xFF, which UTF-8 has nowhere, none comes of a text.
    private static let firstSecret: UInt64 = 0xe703_7ed1_ff0b_428d
    private static let secondSecret: UInt64 = 0x8ebc_6af0_9c88_c6e3
}

extension Digest {
    /// Sixteen hexadecimal digits.
    package var text: String {
        String(unsafeUninitializedCapacity: 16) { digits in
            for place in 0..<16 {
                let digit = UInt8(value >> (60 - 4 * place) & 15)
                digits[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
            }
            return 16
        }
    }

    /// Reads what `text` gives; nil for anything else.
    package init?(text: some Collection<UInt8>) {
        guard text.count == 16 else { return nil }
        var value: UInt64 = 0
        for byte in text {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt64(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt64(byte - UInt8(ascii: "a") + 10)
            default: return nil
            }
        }
        self.value = value
    }
}
