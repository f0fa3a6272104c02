import Testing

@testable import ViperCore

@Suite("Memos")
struct MemoTests {
    private let memo = Memo(
        tool: Digest("tool".utf8), appName: "Demo", interface: Digest("interface".utf8), sharedCount: 2,
        modules: [
            Memo.Module(name: "Add", fileCount: 0, unwritten: []),
            Memo.Module(name: "List", fileCount: 5, unwritten: ["Picture", "[Int: Text]"]),
        ], shared: ["Sources/Demo/Navigation.swift"],
        files: ["App.viper", "Sources/Demo/List/List.generated.swift", "Specs/a b.viper", "Specs/größe.viper"].map {
            Memo.File(path: $0, digest: Digest($0.utf8))
        })

    @Test("are read as they are written")
    func roundTrip() throws {
        #expect(Memo(text: try #require(memo.text)) == memo)
        let empty = Memo(
            tool: memo.tool, appName: "", interface: nil, sharedCount: 0, modules: [], shared: [], files: [])
        #expect(Memo(text: try #require(empty.text)) == empty)
        #expect(memo.wantedCount == 7)
    }

    @Test("are a text")
    func text() throws {
        let lines = String(decoding: try #require(memo.text), as: UTF8.self).split(separator: "\n")
        #expect(
            lines.prefix(10) == [
                "viper-gen memo 1", "tool \(memo.tool.text)", "app Demo", "interface \(Digest("interface".utf8).text)",
                "files 2", "module Add 0", "module List 5", "unwritten Picture", "unwritten [Int: Text]",
                "shared Sources/Demo/Navigation.swift",
            ])
        #expect(lines[10] == "file \(memo.files[0].digest.text) App.viper")
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
            "viper-gen memo 1\ntool 0123456789abcdef\napp A\ninterface 0\nfiles 0\n",
            "viper-gen memo 1\ntool 0123456789abcdef\napp A\nfiles 0\nmodule\n",
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
