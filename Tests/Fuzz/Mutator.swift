import TestSupport

/// Makes damaged texts of good ones: bytes and tokens taken away, doubled, exchanged, put in, and texts joined in the middle.
struct Mutator: Sendable {
    /// The texts to damage.
    private let corpus: [[UInt8]]
    /// Where tokens begin in each of the texts; the end of the text is last.
    private let boundaries: [[Int]]
    /// What is put in.
    private let pieces: [[UInt8]]
    /// No input is longer.
    static let longest = 64 << 10

    init(corpus: [[UInt8]], pieces: [String]) {
        self.corpus = corpus
        boundaries = corpus.map(Self.boundaries)
        self.pieces = (pieces + Self.pieces).map { Array($0.utf8) } + [[0xFF], [0xE2, 0x80], [0x0D]]
    }

    private static let pieces = [
        "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "'", "`", "\\", "\\(", "#", "//", "/*", "*/", "///",
        ";",
        ":", ",", "=", ".", "?", "!", "&", "|", "-", "->", "@", "_", "0", "9223372036854775808", "1e999", "0x", "\n",
        "\r\n", "\r", "\t", " ", "\0", "\u{FEFF}", "\u{202E}", "\u{301}", "é", "😀", "class ", "self", "Any",
    ]

    /// The number of the text that the n-th input is made of.
    func text(of number: Int, seed: UInt64) -> Int {
        var random = generator(number, seed)
        return random.below(corpus.count)
    }

    private func generator(_ number: Int, _ seed: UInt64) -> SeededGenerator {
        var random = SeededGenerator(seed: seed &+ UInt64(number) &* 0xD1B5_4A32_D192_ED03)
        _ = random.next()
        return random
    }

    /// The n-th input: the same for the same seed, whatever was made before.
    func input(_ number: Int, seed: UInt64) -> [UInt8] {
        var random = generator(number, seed)
        let start = random.below(corpus.count)
        guard !corpus.isEmpty else { return [] }
        // Most first damages know where tokens begin; the others need not.
        var bytes = damageTokens(of: start, &random)
        for _ in 0..<random.below(4) { damage(&bytes, &random) }
        if bytes.count > Self.longest { bytes.removeSubrange(Self.longest...) }
        return bytes
    }

    private func damageTokens(of index: Int, _ random: inout SeededGenerator) -> [UInt8] {
        let (text, places) = (corpus[index], boundaries[index])
        let from = random.below(places.count)
        let to = min(places.count - 1, from + 1 + random.below(6))
        let (before, tokens, after) = (text[..<places[from]], text[places[from]..<places[to]], text[places[to]...])
        switch random.below(9) {
        case 0: return Array(before + after)
        case 1: return Array(before) + repeated(Array(tokens), &random) + after
        case 2: return Array(before) + foreignTokens(&random) + after
        case 3: return Array(before) + foreignTokens(&random) + tokens + after
        case 4:
            // Two runs of tokens change places.
            let other = random.below(places.count)
            let (first, second) = (min(from, other), max(from, other))
            let (a, b) = (places[first], places[second])
            let (aEnd, bEnd) = (
                min(b, places[min(first + 1, places.count - 1)]), places[min(second + 1, places.count - 1)]
            )
            return Array(text[..<a] + text[b..<bEnd] + text[aEnd..<b] + text[a..<aEnd] + text[bEnd...])
        case 5:
            let other = random.below(corpus.count)
            return Array(before) + corpus[other][boundaries[other][random.below(boundaries[other].count)]...]
        case 6:
            let (open, close) = [("{", "}"), ("(", ")"), ("[", "]"), ("\"", "\""), ("/*", "*/"), ("<", ">")][
                random.below(6)]
            let depth = random.below(8) == 0 ? random.below(2_000) : 1 + random.below(3)
            let opening = Array(repeatElement(Array(open.utf8), count: depth).joined())
            let closing = Array(repeatElement(Array(close.utf8), count: max(0, depth - random.below(2))).joined())
            return Array(before) + opening + tokens + closing + after
        case 7: return Array(random.below(2) == 0 ? before : after)
        default: return text
        }
    }

    private func foreignTokens(_ random: inout SeededGenerator) -> [UInt8] {
        if random.below(2) == 0 { return pieces[random.below(pieces.count)] }
        let other = random.below(corpus.count)
        let places = boundaries[other]
        let from = random.below(places.count)
        return Array(corpus[other][places[from]..<places[min(places.count - 1, from + 1 + random.below(12))]])
    }

    private func repeated(_ tokens: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        let count = random.below(20) == 0 ? random.below(3_000) : 2 + random.below(4)
        let most = min(count, Self.longest / max(1, tokens.count))
        return Array(repeatElement(tokens, count: most).joined())
    }

    private func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        let start = random.below(bytes.count + 1)
        let end = min(bytes.count, start + random.below(24))
        switch random.below(7) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: Array(bytes[start..<end]), at: random.below(bytes.count + 1))
        case 2: bytes.insert(contentsOf: pieces[random.below(pieces.count)], at: start)
        case 3: bytes.replaceSubrange(start..<end, with: pieces[random.below(pieces.count)])
        case 4 where start < bytes.count: bytes[start] ^= 1 << UInt8(random.below(8))
        case 5 where start < bytes.count: bytes[start] = UInt8(truncatingIfNeeded: random.next())
        default: bytes.insert(contentsOf: foreignTokens(&random), at: start)
        }
    }

    private enum Kind { case word, blank, other }

    /// What each byte is.
    private static let kinds = (UInt8.min...UInt8.max).map { byte -> Kind in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            .word
        case 0x20, 0x0A, 0x0D, 0x09: .blank
        default: .other
        }
    }

    /// Where words, runs of blanks and single other characters begin. Good enough for all languages here.
    private static func boundaries(of text: [UInt8]) -> [Int] {
        let kinds = kinds
        var places: [Int] = []
        var last = Kind.other
        for index in text.indices {
            let now = kinds[Int(text[index])]
            if index == 0 || now == .other || now != last { places.append(index) }
            last = now
        }
        return places + [text.count]
    }
}
