import Diagnostics

/// 64 bits that stand for a text. Two texts have the same with a chance of one in 2^64, as long as nobody makes them so: it
/// tells whether a file is the same, and does not withstand an attack.
///
/// A step takes 16 bytes, in two lanes of 64 bits, which are mixed as xxHash does it. It maps the states of a lane one to one,
/// whatever it reads: no text makes a lane forget what stood before it, and no edit of a word goes unseen. The file's length goes
/// in at the end, so that zeros there count.
package struct Digest: Sendable, Hashable {
    private let value: UInt64

    private init(_ value: UInt64) { self.value = value }

    package init(_ bytes: some Collection<UInt8>) {
        let digest = bytes.withContiguousStorageIfAvailable { Self.digest(UnsafeRawBufferPointer($0)) }
        value = digest ?? Array(bytes).withUnsafeBytes(Self.digest)
    }

    private static func digest(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var (first, second) = (firstPrime, secondPrime)
        var offset = 0
        while offset + 16 <= bytes.count {
            let words = (
                bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
                bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
            )
            first = step(first, UInt64(littleEndian: words.0))
            second = step(second, UInt64(littleEndian: words.1))
            offset += 16
        }
        let rest = bytes[offset...]
        if !rest.isEmpty {
            first = step(first, word(rest.prefix(8)))
            second = step(second, word(rest.dropFirst(8)))
        }
        return avalanche(rotated(first, by: 1) &+ rotated(second, by: 7) &+ UInt64(bytes.count))
    }

    /// The next state of a lane: another one for every state, and for every word.
    private static func step(_ state: UInt64, _ word: UInt64) -> UInt64 {
        rotated(state &+ word &* secondPrime, by: 31) &* firstPrime
    }

    /// Every bit of the result depends on every bit of the state.
    private static func avalanche(_ state: UInt64) -> UInt64 {
        var state = (state ^ (state &>> 33)) &* secondPrime
        state = (state ^ (state &>> 29)) &* thirdPrime
        return state ^ (state &>> 32)
    }

    private static func rotated(_ bits: UInt64, by count: UInt64) -> UInt64 {
        bits &<< count | bits &>> (64 - count)
    }

    /// Up to eight bytes, zeros behind them.
    private static func word(_ bytes: Slice<UnsafeRawBufferPointer>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    private static let firstPrime: UInt64 = 0x9e37_79b1_85eb_ca87
    private static let secondPrime: UInt64 = 0xc2b2_ae3d_27d4_eb4f
    private static let thirdPrime: UInt64 = 0x1656_67b1_9e37_79f9
}

extension Digest {
    /// Sixteen hexadecimal digits.
    package var text: String { value.hexadecimal(16) }

    /// Reads what `text` gives; nil for anything else.
    package init?(text: some Collection<UInt8>) {
        guard let value = UInt64(String(decoding: text, as: UTF8.self), radix: 16) else { return nil }
        self.init(value)
        if !self.text.utf8.elementsEqual(text) { return nil }
    }
}
