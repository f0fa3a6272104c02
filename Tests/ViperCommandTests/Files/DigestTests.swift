import TestSupport
import Testing

@testable import ViperCommand

@Suite("Digests tell texts apart")
struct DigestTests {
    /// Lengths on both sides of a step, and of several.
    private static let lengths = Array(0...40) + [63, 64, 65, 1_000]

    private func bytes(_ count: Int, seed: UInt64 = 1) -> [UInt8] {
        var numbers = SeededGenerator(seed: seed)
        return (0..<count).map { _ in UInt8(numbers.below(256)) }
    }

    @Test("the same bytes have the same digest, wherever they stand", arguments: lengths)
    func repeatable(length: Int) {
        let bytes = bytes(length)
        let within = [7] + bytes + [9]
        #expect(Digest(bytes) == Digest(within[1..<(length + 1)]))
        #expect(Digest(bytes) == Digest(bytes.lazy.map(\.self)))
    }

    @Test("every bit counts", arguments: lengths)
    func bits(length: Int) {
        let bytes = bytes(length)
        var seen: Set<Digest> = [Digest(bytes)]
        for index in bytes.indices {
            for bit in 0..<8 {
                var changed = bytes
                changed[index] ^= 1 << bit
                #expect(seen.insert(Digest(changed)).inserted)
            }
        }
    }

    @Test("the length counts, also of nothing but zeros or spaces")
    func length() {
        var seen: Set<Digest> = []
        for byte: UInt8 in [0, 32, 255] {
            for count in 0..<200 where byte == 0 || count > 0 {
                #expect(seen.insert(Digest([UInt8](repeating: byte, count: count))).inserted)
            }
        }
    }

    @Test("the order of words counts, within a step and among steps")
    func order() {
        let words = bytes(8 * 12).chunked(8)
        var seen: Set<Digest> = [Digest(words.flatMap(\.self))]
        for first in words.indices {
            for second in words.indices where first < second {
                var swapped = words
                swapped.swapAt(first, second)
                #expect(seen.insert(Digest(swapped.flatMap(\.self))).inserted)
            }
        }
    }

    /// Words that a multiplication or a sum in a step might turn to zero, whatever the state was.
    private static let hostileWords: [[UInt8]] = [
        [0x8d, 0x42, 0x0b, 0xff, 0xd1, 0x7e, 0x03, 0xe7], [0xe7, 0x03, 0x7e, 0xd1, 0xff, 0x0b, 0x42, 0x8d],
        [0x87, 0xca, 0xeb, 0x85, 0xb1, 0x79, 0x37, 0x9e], [0x4f, 0xeb, 0xd4, 0x27, 0x3d, 0xae, 0xb2, 0xc2],
        [0xf9, 0x79, 0x37, 0x9e, 0xb1, 0x67, 0x56, 0x16], [0x8d, 0x42, 0xbd, 0x78, 0x64, 0x1d, 0x76, 0xa0],
        [0, 0, 0, 0, 0, 0, 0, 0], [255, 255, 255, 255, 255, 255, 255, 255],
    ]

    @Test("no text makes a digest forget what stood before it", arguments: hostileWords)
    func forgetsNothing(word: [UInt8]) {
        for other in Self.hostileWords {
            var seen: Set<Digest> = []
            for text in 0..<100 {
                let texts = [Array("let a = \(100 + text) // a".utf8), word, other, Array("let b = 1       ".utf8)]
                for order in [texts, [texts[0], other, word, texts[3]], [texts[0], word, word, word, word]] {
                    let bytes = order.flatMap(\.self)
                    if text == 0 { #expect(bytes.count % 16 == 0) }
                    seen.insert(Digest(bytes))
                }
            }
            #expect(seen.count == (word == other ? 200 : 300))
        }
    }

    @Test("many short texts have as many digests")
    func texts() {
        let texts = (0..<100_000).map { "Sources/Demo/Screen\($0).swift" }
        #expect(Set(texts.map { Digest($0.utf8) }).count == texts.count)
    }

    @Test("are read as they are written, and nothing else is")
    func text() {
        let digest = Digest(bytes(100))
        #expect(digest.text.utf8.count == 16)
        #expect(Digest(text: digest.text.utf8) == digest)
        for text in [
            "", "0", digest.text + "0", digest.text.uppercased() + "A", "000000000000000g", "-00000000000000f",
        ] {
            #expect(Digest(text: text.utf8) == nil)
        }
    }
}

extension [UInt8] {
    fileprivate func chunked(_ size: Int) -> [[UInt8]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
}
