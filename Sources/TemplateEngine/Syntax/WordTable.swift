/// Finds out which of a few words some letters are, without making a string of them.
struct WordTable<Word: CaseIterable & RawRepresentable<String> & Sendable>: Sendable {
    private let words: [Word]
    /// Zero for what has none.
    private let keys: [UInt64]
    /// The length of the longest word, in letters.
    private let longest: Int

    init(_ type: Word.Type) {
        words = Array(Word.allCases)
        keys = words.map { Self.key($0.rawValue.utf8) ?? 0 }
        longest = words.map(\.rawValue.utf8.count).max() ?? 0
    }

    /// The word that these bytes spell.
    func word(_ bytes: ArraySlice<UInt8>) -> Word? {
        guard !bytes.isEmpty, bytes.count <= longest, let key = Self.key(bytes),
            let index = keys.firstIndex(of: key)
        else { return nil }
        return words[index]
    }

    /// Up to twelve small letters of ASCII as a number, five bits each; nil for anything else.
    private static func key(_ bytes: some Collection<UInt8>) -> UInt64? {
        guard bytes.count <= 12 else { return nil }
        var key: UInt64 = 0
        for byte in bytes {
            guard (0x61...0x7A).contains(byte) else { return nil }
            key = key << 5 | UInt64(byte - 0x60)
        }
        return key
    }
}

extension Token.Word {
    static let table = WordTable(Self.self)
}

extension Keyword {
    static let table = WordTable(Self.self)
}
