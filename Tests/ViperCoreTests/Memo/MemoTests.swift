import Testing

@testable import ViperCore

@Suite("Memos")
struct MemoTests {
    private let memo = Memo(
        tool: Digest("tool".utf8), appName: "Demo", moduleCount: 2, wantedCount: 7,
        files: ["App.viper", "Sources/Demo/List/List.generated.swift", "Specs/a b.viper", "Specs/größe.viper"].map {
            Memo.File(path: $0, digest: Digest($0.utf8))
        })

    @Test("are read as they are written")
    func roundTrip() throws {
        #expect(Memo(text: try #require(memo.text)) == memo)
        var empty = memo
        empty.files = []
        #expect(Memo(text: try #require(empty.text)) == empty)
    }

    @Test("are a text")
    func text() throws {
        let lines = String(decoding: try #require(memo.text), as: UTF8.self).split(separator: "\n")
        #expect(lines.prefix(5) == ["viper-gen memo 1", "tool \(memo.tool.text)", "app Demo", "modules 2", "wanted 7"])
        #expect(lines[5] == "\(memo.files[0].digest.text) App.viper")
        #expect(lines.last?.hasPrefix("end ") == true)
    }

    @Test("that are cut off anywhere, or damaged anywhere, are none")
    func damage() throws {
        let text = try #require(memo.text)
        for length in text.indices { #expect(Memo(text: Array(text[..<length])) == nil) }
        for index in text.indices {
            var damaged = text
            damaged[index] ^= 1
            #expect(Memo(text: damaged) == nil)
        }
        #expect(Memo(text: text + [10]) == nil)
        #expect(Memo(text: text + text) == nil)
    }

    @Test("of another kind are none, also if their end is right")
    func others() {
        for text in [
            "", "\n", "viper-gen memo 2\n", "viper-gen memo 1\ntool 0\n", "viper-gen memo 1\ntool 0123456789abcdef\n",
        ] {
            let bytes = Array(text.utf8)
            #expect(Memo(text: bytes + Array("end \(Digest(bytes).text)\n".utf8)) == nil)
        }
    }

    @Test("with a line break in a name cannot be written")
    func lineBreak() {
        var broken = memo
        broken.files[0].path = "App\n.viper"
        #expect(broken.text == nil)
        broken = memo
        broken.appName = "De\nmo"
        #expect(broken.text == nil)
    }
}
