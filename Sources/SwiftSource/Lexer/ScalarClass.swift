/// What a scalar beyond ASCII may be part of, after the ranges of Swift's lexical grammar.
enum ScalarClass {
    case name, op
    /// White space, quotes, dashes, control and bidi characters, private use: no part of Swift text outside of comments and strings.
    case invalid

    init(_ scalar: UInt32) {
        if Self.contains(scalar, Self.invalidRanges) {
            self = .invalid
        } else if Self.contains(scalar, Self.operatorRanges) {
            self = .op
        } else {
            self = .name
        }
    }

    private static func contains(_ scalar: UInt32, _ ranges: [ClosedRange<UInt32>]) -> Bool {
        ranges.contains { $0.contains(scalar) }
    }

    private static let invalidRanges: [ClosedRange<UInt32>] = [
        0x80...0xA0, 0x1680...0x1680, 0x180E...0x180E, 0x2000...0x200A, 0x200E...0x2015, 0x2018...0x201F,
        0x2028...0x202F, 0x205F...0x205F,
        0x2066...0x2069, 0x3000...0x3000, 0xE000...0xF8FF, 0xFEFF...0xFEFF, 0xFFFE...0xFFFF, 0xF0000...0x10FFFF,
    ]

    private static let operatorRanges: [ClosedRange<UInt32>] = [
        0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF,
        0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
        0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020,
        0x3030...0x3030,
    ]
}

/// Reads one scalar of UTF-8.
enum UTF8Decoding {
    /// The scalar that starts at `offset` and its length; nil where the bytes are no UTF-8.
    static func scalar<Bytes: RandomAccessCollection>(
        in bytes: Bytes, at offset: Int, before end: Int
    ) -> (value: UInt32, length: Int)? where Bytes.Element == UInt8, Bytes.Index == Int {
        let first = bytes[offset]
        let length: Int
        let smallest: UInt32
        var value: UInt32
        switch first {
        case 0..<0x80: return (UInt32(first), 1)
        case 0xC2..<0xE0: (length, smallest, value) = (2, 0x80, UInt32(first & 0x1F))
        case 0xE0..<0xF0: (length, smallest, value) = (3, 0x800, UInt32(first & 0x0F))
        case 0xF0..<0xF5: (length, smallest, value) = (4, 0x1_0000, UInt32(first & 0x07))
        default: return nil
        }
        guard offset + length <= end else { return nil }
        for index in offset + 1..<offset + length {
            guard bytes[index] & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(bytes[index] & 0x3F)
        }
        guard value >= smallest, value <= 0x10_FFFF, !(0xD800...0xDFFF).contains(value) else { return nil }
        return (value, length)
    }

    /// The offset of the first byte that is no UTF-8.
    static func firstMalformed(in bytes: [UInt8]) -> Int? {
        var offset = 0
        while offset < bytes.count {
            if bytes[offset] < 0x80 {
                offset += 1
            } else if let (_, length) = scalar(in: bytes, at: offset, before: bytes.count) {
                offset += length
            } else {
                return offset
            }
        }
        return nil
    }
}
