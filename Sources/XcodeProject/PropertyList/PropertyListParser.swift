/// A parser of old-style property lists. They contain `{ key = value; }`, `( value, )`, `"text"`, `text`, `<00ff>` and
/// comments. The parser accepts the same texts as Xcode.
///
/// Apple describes the format in "Old-Style ASCII Property Lists".
struct PropertyListParser {
    private let bytes: [UInt8]
    private var offset = 0
    private var depth = 0

    /// The maximum nesting of brackets. No actual project reaches it.
    private static let deepest = 64

    /// Parses a text that contains one value.
    static func value(of bytes: [UInt8]) throws(ProjectError) -> PropertyList {
        try checkEncoding(bytes)
        var parser = PropertyListParser(bytes: bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.offset = 3 }
        let value = try parser.value()
        try parser.skipBlanks()
        guard parser.offset == bytes.count else { throw parser.unexpected("the end of the project") }
        return value
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private static func checkEncoding(_ bytes: [UInt8]) throws(ProjectError) {
        let decoded = String(decoding: bytes, as: UTF8.self).utf8
        if Array(decoded) == bytes { return }
        let place = zip(decoded, bytes).enumerated().first { $1.0 != $1.1 }?.offset ?? bytes.count
        throw ProjectError("text is not UTF-8", at: place..<place)
    }

    private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private func next(after count: Int) -> UInt8? { offset + count < bytes.count ? bytes[offset + count] : nil }

    // MARK: Values

    private mutating func value() throws(ProjectError) -> PropertyList {
        try skipBlanks()
        let start = offset
        let content: PropertyList.Content
        switch next {
        case UInt8(ascii: "{"):
            content = .dictionary(try nested { (parser) throws(ProjectError) in try parser.entries() })
        case UInt8(ascii: "("): content = .array(try nested { (parser) throws(ProjectError) in try parser.elements() })
        case UInt8(ascii: "<"): content = try data()
        default: content = .string(try text(as: "a value"))
        }
        return PropertyList(content: content, range: start..<offset)
    }

    private mutating func nested<Result>(
        _ body: (inout PropertyListParser) throws(ProjectError) -> Result
    ) throws(ProjectError) -> Result {
        guard depth < Self.deepest else { throw ProjectError("brackets are nested too deeply", at: place) }
        depth += 1
        offset += 1
        defer { depth -= 1 }
        return try body(&self)
    }

    /// Parses the entries of a dictionary after its opening brace. Throws if a key occurs twice, because tools disagree
    /// on which of the values to use.
    private mutating func entries() throws(ProjectError) -> [PropertyList.Entry] {
        var entries: [PropertyList.Entry] = []
        var seen: Set<String> = []
        while true {
            try skipBlanks()
            if take("}") { return entries }
            let start = offset
            let key = try text(as: "a key, or '}'")
            guard seen.insert(key).inserted else { throw ProjectError("duplicate key '\(key)'", at: start..<offset) }
            try expect("=")
            let value = try value()
            try expect(";")
            entries.append(PropertyList.Entry(key: key, value: value, range: start..<offset))
        }
    }

    /// Parses the values of an array after its opening parenthesis.
    private mutating func elements() throws(ProjectError) -> [PropertyList] {
        var values: [PropertyList] = []
        while true {
            try skipBlanks()
            if take(")") { return values }
            values.append(try value())
            try skipBlanks()
            if take(")") { return values }
            guard take(",") else { throw unexpected("',' or ')'") }
        }
    }

    private mutating func data() throws(ProjectError) -> PropertyList.Content {
        let start = offset
        offset += 1
        while let byte = next, byte.isHexDigit || byte.isBlank { offset += 1 }
        guard take(">") else {
            offset = start
            throw unexpected("a value")
        }
        return .data
    }

    // MARK: Strings

    private mutating func text(as what: String) throws(ProjectError) -> String {
        if let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try quoted(by: quote) }
        let start = offset
        while let byte = next, byte.isWordByte, !beginsComment { offset += 1 }
        guard offset > start else { throw unexpected(what) }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private var beginsComment: Bool { next == UInt8(ascii: "/") && next(after: 1) == UInt8(ascii: "*") }

    private mutating func quoted(by quote: UInt8) throws(ProjectError) -> String {
        let start = offset
        offset += 1
        var text: [UInt8] = []
        while let byte = next {
            offset += 1
            switch byte {
            case quote: return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text += escape().utf8
            default: text.append(byte)
            }
        }
        throw ProjectError("unterminated string", at: start..<start + 1)
    }

    /// Parses the rest of an escape after the backslash: a letter, up to three octal digits, or `U` and four
    /// hexadecimal digits.
    private mutating func escape() -> String {
        guard let byte = next else { return "" }
        if byte == UInt8(ascii: "U") {
            offset += 1
            return scalar(upTo: 4, radix: 16)
        }
        if (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) { return scalar(upTo: 3, radix: 8) }
        offset += 1
        switch byte {
        case UInt8(ascii: "a"): return "\u{7}"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "v"): return "\u{B}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "r"): return "\r"
        case 0x80...:
            // A character that is not ASCII has several bytes. `quoted` appends them.
            offset -= 1
            return ""
        default: return String(UnicodeScalar(byte))
        }
    }

    private mutating func scalar(upTo count: Int, radix: UInt32) -> String {
        var value: UInt32 = 0
        for _ in 0..<count {
            guard let digit = next.flatMap({ Character(UnicodeScalar($0)).hexDigitValue }), digit < radix else { break }
            value = value * radix + UInt32(digit)
            offset += 1
        }
        return String(UnicodeScalar(value).map(Character.init) ?? "\u{FFFD}")
    }

    // MARK: Between values

    private mutating func skipBlanks() throws(ProjectError) {
        while let byte = next {
            if byte.isBlank {
                offset += 1
            } else if byte == UInt8(ascii: "/"), next(after: 1) == UInt8(ascii: "/") {
                while let byte = next, byte != 0x0A, byte != 0x0D { offset += 1 }
            } else if beginsComment {
                let start = offset
                offset += 2
                while !(next == UInt8(ascii: "*") && next(after: 1) == UInt8(ascii: "/")) {
                    guard offset < bytes.count else {
                        throw ProjectError("unterminated comment", at: start..<start + 2)
                    }
                    offset += 1
                }
                offset += 2
            } else {
                return
            }
        }
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: scalar) else { return false }
        offset += 1
        return true
    }

    private mutating func expect(_ scalar: Unicode.Scalar) throws(ProjectError) {
        try skipBlanks()
        if !take(scalar) { throw unexpected("'\(scalar)'") }
    }

    private var place: Range<Int> { offset..<min(offset + 1, bytes.count) }

    private func unexpected(_ what: String) -> ProjectError {
        guard let byte = next else { return ProjectError("expected \(what), found the end of the text", at: place) }
        let rest = bytes[offset...].prefix(7)
        if "<=>|".utf8.contains(byte), rest.count == 7, rest.allSatisfy({ $0 == byte }) {
            return ProjectError(ProjectError.mergeMarkers, at: offset..<offset + 7)
        }
        if bytes.starts(with: "<?xml".utf8) {
            return ProjectError("property list is XML; expected the format of Xcode", at: place)
        }
        return ProjectError("expected \(what)", at: place)
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

    fileprivate var isHexDigit: Bool {
        (0x30...0x39).contains(self) || (0x41...0x46).contains(self) || (0x61...0x66).contains(self)
    }

    /// Whether the byte may occur in a string without quotes.
    var isWordByte: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "_$+/:.-".utf8.contains(self)
        }
    }
}
