/// Finds keywords by their bytes, without making a string of every word: a hash table with open addressing.
struct KeywordTable {
    static let shared = KeywordTable()

    /// For each letter from `A` to `z`, the lengths of the keywords that begin with it, as bits.
    private let lengths: [UInt16]
    /// The keywords, each at the slot of its word, or at the next one that was free.
    private let entries: [Entry]

    private struct Entry {
        var word: PackedWord
        var keyword: Keyword
    }

    private init() {
        var lengths = [UInt16](repeating: 0, count: Int(Self.lastLetter - Self.firstLetter) + 1)
        var entries = [Entry](repeating: Entry(word: PackedWord(), keyword: .import), count: PackedWord.slots)
        for keyword in Keyword.allCases {
            let bytes = Array(keyword.rawValue.utf8)
            lengths[Int(bytes[0] - Self.firstLetter)] |= 1 << UInt16(bytes.count)
            let word = PackedWord(bytes, 0..<bytes.count)
            var slot = word.slot
            while !entries[slot].word.isEmpty { slot = PackedWord.slot(after: slot) }
            entries[slot] = Entry(word: word, keyword: keyword)
        }
        self.lengths = lengths
        self.entries = entries
    }

    /// The keyword that the bytes spell; nil for a name that the grammar does not know.
    @inline(__always)
    func keyword<Bytes: RandomAccessCollection>(_ bytes: Bytes, _ range: Range<Int>) -> Keyword?
    where Bytes.Element == UInt8, Bytes.Index == Int {
        guard (1...Self.longest).contains(range.count), mayBegin(bytes[range.lowerBound], length: range.count) else {
            return nil
        }
        let packed = PackedWord(bytes, range)
        var slot = packed.slot
        while true {
            let candidate = entries[slot]
            if candidate.word == packed { return candidate.keyword }
            if candidate.word.isEmpty { return nil }
            slot = PackedWord.slot(after: slot)
        }
    }

    /// Whether any keyword of this length begins with this letter.
    @inline(__always)
    private func mayBegin(_ letter: UInt8, length: Int) -> Bool {
        let letter = Int(letter &- Self.firstLetter)
        return letter < lengths.count && lengths[letter] &>> UInt16(length) & 1 == 1
    }

    private static let firstLetter = UInt8(ascii: "A")
    private static let lastLetter = UInt8(ascii: "z")
    /// The most letters for which `lengths` has a bit.
    private static let longest = 15
}

/// Up to 16 bytes of text in two integers, which are compared at once.
private struct PackedWord: Equatable {
    var low: UInt64 = 0
    var high: UInt64 = 0

    /// How many slots the table has: many more than there are keywords, so that few share one.
    static let slots = 1 << slotBits
    private static let slotBits = 10

    init() {}

    @inline(__always)
    init<Bytes: RandomAccessCollection>(_ bytes: Bytes, _ range: Range<Int>)
    where Bytes.Element == UInt8, Bytes.Index == Int {
        let middle = min(range.lowerBound + 8, range.upperBound)
        for index in range.lowerBound..<middle { low = low &<< 8 | UInt64(bytes[index]) }
        for index in middle..<range.upperBound { high = high &<< 8 | UInt64(bytes[index]) }
    }

    var isEmpty: Bool { low == 0 }

    /// The slot in which a search for the word begins: the upper bits of a product, as in Fibonacci hashing.
    var slot: Int {
        let mixed = (low ^ (high &* 31)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed &>> (64 - UInt64(Self.slotBits)))
    }

    static func slot(after slot: Int) -> Int { (slot &+ 1) & (slots &- 1) }
}
