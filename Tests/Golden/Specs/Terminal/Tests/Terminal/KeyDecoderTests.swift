import Testing

@testable import Notepad

struct KeyDecoderTests {
    private func keys(_ text: String) -> [Key] {
        var decoder = KeyDecoder()
        return decoder.keys(from: text.utf8) + decoder.keysAfterPause()
    }

    @Test func characters() {
        #expect(keys("aB 1") == [.character("a"), .character("B"), .character(" "), .character("1")])
        #expect(keys("é日👨‍👩‍👧🇨🇭") == [.character("é"), .character("日"), .character("👨‍👩‍👧"), .character("🇨🇭")])
    }

    @Test func controlCharacters() {
        #expect(keys("\r\n\t\u{8}\u{7F}") == [.enter, .enter, .tab, .backspace, .backspace])
        #expect(keys("\u{0}\u{1}\u{1A}\u{1C}\u{1F}") == "@az\\_".map(Key.control))
    }

    @Test func controlSequences() {
        #expect(keys("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D") == [.up, .down, .right, .left])
        #expect(keys("\u{1B}OA\u{1B}OP\u{1B}[H\u{1B}[F\u{1B}[Z") == [.up, .function(1), .home, .end, .backTab])
        #expect(keys("\u{1B}[1~\u{1B}[2~\u{1B}[3~\u{1B}[4~") == [.home, .insert, .delete, .end])
        #expect(keys("\u{1B}[5~\u{1B}[6~\u{1B}[15~\u{1B}[24~") == [.pageUp, .pageDown, .function(5), .function(12)])
    }

    @Test func modifiersAreLeftOut() {
        #expect(keys("\u{1B}[1;5A\u{1B}[3;2~") == [.up, .delete])
    }

    @Test func unknownSequencesAreLeftOut() {
        #expect(keys("\u{1B}[99~\u{1B}[?1;2c\u{1B}[5Xa\u{1B}Oya") == [.character("a"), .character("a")])
        #expect(keys("\u{1B}[99999999999999999999A") == [.up])
    }

    @Test func altAndEscape() {
        #expect(keys("\u{1B}x\u{1B}é") == [.alt("x"), .escape, .character("é")])
        #expect(keys("\u{1B}") == [.escape])
        #expect(keys("\u{1B}\u{1B}") == [.escape, .escape])
        #expect(keys("\u{1B}\r") == [.escape, .enter])
        #expect(keys("\u{1B}[") == [.alt("[")])
        #expect(keys("\u{1B}O") == [.alt("O")])
    }

    @Test func pastedTextIsOneKey() {
        #expect(keys("\u{1B}[200~one\r\ntwo\u{1B}[A\u{1B}[201~a") == [.paste("one\r\ntwo\u{1B}[A"), .character("a")])
        #expect(keys("\u{1B}[200~\u{1B}[201~") == [.paste("")])
    }

    @Test func theEndOfPastedTextIsWaitedFor() {
        var decoder = KeyDecoder()
        #expect(decoder.keys(from: "\u{1B}[200~on".utf8) == [])
        #expect(decoder.keysAfterPause() == [])
        #expect(decoder.keys(from: "e\u{1B}[20".utf8) == [])
        #expect(decoder.keys(from: "1~".utf8) == [.paste("one")])
        #expect(!decoder.isWaiting)
    }

    @Test func aLoneEscapeWaits() {
        var decoder = KeyDecoder()
        #expect(decoder.keys(from: [0x1B]) == [])
        #expect(decoder.isWaiting)
        #expect(decoder.keysAfterPause() == [.escape])
        #expect(!decoder.isWaiting)
    }

    @Test func bytesMayComeOneByOne() {
        let text = "aé日👍\u{1B}[A\u{1B}[15~\u{1B}x\u{1B}[200~p\u{1B}[201~\r"
        var decoder = KeyDecoder()
        var keys: [Key] = []
        for byte in text.utf8 { keys += decoder.keys(from: [byte]) }
        #expect(keys == self.keys(text))
        #expect(keys.count == 9)
    }

    @Test func whatIsNoUTF8IsReplaced() {
        var decoder = KeyDecoder()
        #expect(decoder.keys(from: [0x61, 0xFF, 0x62]) == [.character("a"), .character("\u{FFFD}"), .character("b")])
        #expect(decoder.keys(from: [0xE6, 0x97]) == [])
        #expect(decoder.keysAfterPause() == [.character("\u{FFFD}")])
        #expect(decoder.keys(from: [0x80, 0x80, 0x80, 0x80]).count == 4)
        #expect(decoder.keys(from: [0xE6, 0x0D]) == [.character("\u{FFFD}"), .enter])
    }

    @Test func anyBytesComeToAnEnd() {
        var state: UInt64 = 42
        for _ in 0..<2000 {
            var decoder = KeyDecoder()
            let bytes = (0..<12).map { _ -> UInt8 in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let choices: [UInt8] = [
                    0x1B, 0x5B, 0x4F, 0x7E, 0x3B, 0x32, 0x41, 0xE6, 0x97, 0xF0, 0x0D, UInt8(state >> 56),
                ]
                return choices[Int(state >> 33) % choices.count]
            }
            let keys = decoder.keys(from: bytes) + decoder.keysAfterPause()
            #expect(!decoder.isWaiting || bytes.contains(0x7E), "\(bytes)")
            #expect(keys.count <= bytes.count)
        }
    }
}
