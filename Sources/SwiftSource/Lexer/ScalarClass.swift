/// The class of a non-ASCII scalar in Swift's lexical grammar.
enum ScalarClass {
    case name, op
    /// A space, quote, dash, control, bidirectional or private use character. Swift allows it only in comments and
    /// strings.
    case invalid

    init(_ scalar: UInt32) {
        func isIn(_ ranges: [ClosedRange<UInt32>]) -> Bool { ranges.contains { $0.contains(scalar) } }
        self = isIn(Self.invalidRanges) ? .invalid : isIn(Self.operatorRanges) ? .op : .name
    }

    private static let invalidRanges: [ClosedRange<UInt32>] = [
        0x80...0xA0, 0x1680...0x1680, 0x180E...0x180E, 0x2000...0x200A, 0x200E...0x2015, 0x2018...0x201F,
        0x2028...0x202F, 0x205F...0x205F, 0x2066...0x2069, 0x3000...0x3000, 0xE000...0xF8FF, 0xFEFF...0xFEFF,
        0xFFFE...0xFFFF, 0xF0000...0x10FFFF,
    ]

    private static let operatorRanges: [ClosedRange<UInt32>] = [
        0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF,
        0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
        0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020,
        0x3030...0x3030,
    ]
}

/// Decodes UTF-8.
package enum UTF8Decoding {
    /// Returns the scalar at `offset`, and its length in bytes; nil if the bytes are not UTF-8.
    static func scalar(in bytes: [UInt8], at offset: Int, before end: Int) -> (value: UInt32, length: Int)? {
        var (parser, rest) = (UTF8.ForwardParser(), bytes[offset..<end].makeIterator())
        guard case .valid(let scalar) = parser.parseScalar(from: &rest) else { return nil }
        return (UTF8.decode(scalar).value, scalar.count)
    }

    /// Returns the offset of the first byte that is not UTF-8.
    package static func firstMalformed(in bytes: [UInt8]) -> Int? {
        var (parser, rest, offset) = (UTF8.ForwardParser(), bytes.makeIterator(), 0)
        while case .valid(let scalar) = parser.parseScalar(from: &rest) { offset += scalar.count }
        return offset < bytes.count ? offset : nil
    }
}
