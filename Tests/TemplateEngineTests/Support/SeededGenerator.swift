/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func below(_ limit: Int) -> Int { limit > 0 ? Int(next() % UInt64(limit)) : 0 }

    private static let words: [String] = [
        "{{", "}}", "{%", "%}", "{#", "#}", "-", "{%-", "-%}", "|", ":", ",", ".", "[", "]", "(", ")", "\"", "'", "\\",
        "=",
        "==", "<", "\n", "\r\n", " ", "\t", "if ", "elif ", "else", "endif", "for x in names", "endfor",
        "include \"main\"",
        "include \"part\"", "with x=1", "set x = ", "macro m a", "endmacro", "call m ", "filter upper", "endfilter",
        "raw",
        "endraw", "break", "continue", "and ", "or ", "not ", "in ", "true", "0", "9223372036854775807", "name", "doc",
        "names",
        "forloop.last", "upper", "default:\"\"", "first", "😀", "\u{202E}", "\0", "\u{FEFF}",
    ]

    /// A text with a few bytes removed, doubled, moved, replaced, or with words and parts of other texts put in.
    mutating func mutation(of text: [UInt8], from pool: [[UInt8]]) -> [UInt8] {
        var result = text
        for _ in 0...below(4) {
            let start = below(result.count + 1)
            let end = min(result.count, start + below(12))
            switch below(6) {
            case 0: result.removeSubrange(start..<end)
            case 1: result.insert(contentsOf: result[start..<end], at: below(result.count + 1))
            case 2: result.insert(contentsOf: Array(Self.words[below(Self.words.count)].utf8), at: start)
            case 3: result.replaceSubrange(start..<end, with: Array(Self.words[below(Self.words.count)].utf8))
            case 4:
                let other = pool[below(pool.count)]
                let from = below(other.count + 1)
                result.insert(contentsOf: other[from..<min(other.count, from + below(40))], at: start)
            default: if start < result.count { result[start] = UInt8(truncatingIfNeeded: next()) }
            }
        }
        return result
    }
}
