import SwiftSource

/// The filters that work on text. Those whose result can be much larger than the text get a limit in bytes, and return nil beyond.
enum TextFilters {
    static func upperFirst(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    static func lowerFirst(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }

    static func trimmed(_ text: String) -> String {
        text.withBytes { String(decoding: $0.trimmed(where: \.isWhiteSpace), as: UTF8.self) }
    }

    static func replaced(_ text: String, _ pattern: String, by replacement: String, limit: Int) -> String? {
        let width = pattern.utf8.count
        return text.withBytes { bytes in
            let matches = Search(for: pattern).matches(in: bytes)
            guard !matches.isEmpty else { return text }
            let (added, isTooLarge) = matches.count.multipliedReportingOverflow(by: replacement.utf8.count)
            guard !isTooLarge, added <= limit else { return nil }
            var result: [UInt8] = []
            result.reserveCapacity(bytes.count + added)
            var start = 0
            for match in matches {
                result.append(contentsOf: bytes[start..<match])
                result.append(contentsOf: replacement.utf8)
                start = match + width
            }
            result.append(contentsOf: bytes[start...])
            return String(decoding: result, as: UTF8.self)
        }
    }

    /// The parts between the separators; the characters where the separator is empty. An empty text has no parts.
    static func split(_ text: String, by separator: String) -> [String] {
        guard !text.isEmpty else { return [] }
        guard !separator.isEmpty else { return text.map { String($0) } }
        let width = separator.utf8.count
        return text.withBytes { bytes in
            var parts: [String] = []
            var start = 0
            for match in Search(for: separator).matches(in: bytes) {
                parts.append(String(decoding: bytes[start..<match], as: UTF8.self))
                start = match + width
            }
            parts.append(String(decoding: bytes[start...], as: UTF8.self))
            return parts
        }
    }

    /// The lines without their breaks. A break at the end begins no line of its own.
    static func lines(_ text: String) -> [String] {
        text.withBytes { bytes in
            var lines: [String] = []
            lines.reserveCapacity(bytes.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) })
            var start = 0
            var index = 0
            while index < bytes.count {
                defer { index += 1 }
                guard bytes[index].isLineBreak else { continue }
                lines.append(String(decoding: bytes[start..<index], as: UTF8.self))
                if bytes[index] == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
                start = index + 1
            }
            if start < bytes.count { lines.append(String(decoding: bytes[start...], as: UTF8.self)) }
            return lines
        }
    }

    static func joined(_ parts: [String], by separator: String, limit: Int) -> String? {
        let (added, isTooLarge) = separator.utf8.count.multipliedReportingOverflow(by: parts.count)
        guard !isTooLarge, added <= limit else { return nil }
        var size = added
        for part in parts {
            size += part.utf8.count
            if size > limit + added { return nil }
        }
        return parts.joined(separator: separator)
    }

    /// The text with `prefix` before every line, before the first one only where `includesFirst`. Empty lines get the prefix
    /// without the white space at its end.
    static func indented(_ text: String, by prefix: String, includesFirst: Bool, limit: Int) -> String? {
        let trimmedPrefix = Array(prefix.utf8.reversed().drop(while: \.isWhiteSpace).reversed())
        return text.withBytes { bytes in
            let breaks = bytes.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
            let (added, isTooLarge) = breaks.multipliedReportingOverflow(by: prefix.utf8.count)
            guard !isTooLarge, added <= limit else { return nil }
            var result: [UInt8] = []
            result.reserveCapacity(bytes.count + added)
            var start = 0
            while start < bytes.count {
                let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
                if includesFirst || start > 0 {
                    if bytes[start].isLineBreak {
                        result += trimmedPrefix
                    } else {
                        result.append(contentsOf: prefix.utf8)
                    }
                }
                result.append(contentsOf: bytes[start..<end])
                start = end
            }
            return String(decoding: result, as: UTF8.self)
        }
    }
}
