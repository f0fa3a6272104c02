/// The words of a text, whatever they mean there: in code, in strings or in comments. Whoever asks which names a text may
/// mention is told rather too many than too few.
enum Words {
    /// Each once.
    static func all(in text: some Collection<UInt8>) -> Set<String> {
        var words: Set<String> = []
        forEach(in: text) { words.insert(String(decoding: $0, as: UTF8.self)) }
        return words
    }

    /// In order, repeated ones among them.
    static func forEach<Text: Collection<UInt8>>(in text: Text, _ body: (Text.SubSequence) -> Void) {
        var rest = text[...]
        while let start = rest.firstIndex(where: isPartOfWord) {
            let end = rest[start...].firstIndex { !isPartOfWord($0) } ?? rest.endIndex
            body(rest[start..<end])
            rest = rest[end...]
        }
    }

    /// Letters and digits; bytes of other scripts as well.
    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
