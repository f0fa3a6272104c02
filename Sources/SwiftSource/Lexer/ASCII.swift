/// The bytes of Swift's punctuation.
package enum ASCII {
    package static let tab: UInt8 = 0x09
    package static let lineFeed: UInt8 = 0x0A
    package static let carriageReturn: UInt8 = 0x0D
    package static let space: UInt8 = 0x20
    package static let exclamation: UInt8 = 0x21
    package static let quote: UInt8 = 0x22
    package static let hash: UInt8 = 0x23
    package static let dollar: UInt8 = 0x24
    package static let ampersand: UInt8 = 0x26
    package static let openParen: UInt8 = 0x28
    package static let closeParen: UInt8 = 0x29
    package static let asterisk: UInt8 = 0x2A
    package static let comma: UInt8 = 0x2C
    package static let dot: UInt8 = 0x2E
    package static let slash: UInt8 = 0x2F
    package static let colon: UInt8 = 0x3A
    package static let semicolon: UInt8 = 0x3B
    package static let less: UInt8 = 0x3C
    package static let equal: UInt8 = 0x3D
    package static let greater: UInt8 = 0x3E
    package static let question: UInt8 = 0x3F
    package static let at: UInt8 = 0x40
    package static let openBracket: UInt8 = 0x5B
    package static let backslash: UInt8 = 0x5C
    package static let closeBracket: UInt8 = 0x5D
    package static let underscore: UInt8 = 0x5F
    package static let backtick: UInt8 = 0x60
    package static let openBrace: UInt8 = 0x7B
    package static let closeBrace: UInt8 = 0x7D
    package static let tilde: UInt8 = 0x7E
}

/// Classes of ASCII bytes.
extension UInt8 {
    /// Whether the byte is `a`–`z`, `A`–`Z` or `_`.
    package var startsAsciiName: Bool { (self | 0x20) &- 0x61 < 26 || self == 0x5F }
    /// Whether the byte is `a`–`z`, `A`–`Z`, `_`, `0`–`9` or `$`.
    package var continuesAsciiName: Bool { startsAsciiName || isDigit || self == 0x24 }
    /// Whether the byte is one of `! % & * + - / < = > ? ^ | ~`.
    var isAsciiOperator: Bool {
        switch self {
        case 0x21, 0x25, 0x26, 0x2A, 0x2B, 0x2D, 0x2F, 0x3C...0x3F, 0x5E, 0x7C, 0x7E: true
        default: false
        }
    }
    package var isAsciiCapital: Bool { self &- 0x41 < 26 }
    package var isDigit: Bool { self &- 0x30 < 10 }
    package var isLineBreak: Bool { self == 0x0A || self == 0x0D }
    /// Whether the byte is white space within a line.
    package var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0B || self == 0x0C }

    /// Whether the byte is white space or a line break.
    package var isWhiteSpace: Bool { isBlank || isLineBreak }
}
