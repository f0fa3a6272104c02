import Testing

@testable import ViperCore

@Suite("Memos")
struct MemoTests {
    private let memo = Memo(
        tool: Digest("tool".utf8), appName: "Demo", connection: .names, sharedCount: 2,
        modules: [
            Memo.Module(name: "Add", fileCount: 0, unwritten: []),
            Memo.Module(name: "List", fileCount: 5, unwritten: ["Picture", "[Int: Text]"]),
        ],
        specs: [
            Memo.Spec(
                path: "Specs/a b.viper", interface: Digest("interface".utf8),
                names: SpecNames(modules: ["Add", "List"], others: ["Row"])),
            Memo.Spec(path: "Specs/größe.viper", interface: Digest("empty".utf8), names: SpecNames()),
        ], mentioned: ["Add"], shared: ["Sources/Demo/Navigation.swift"],
        files: ["App.viper", "Sources/Demo/List/List.generated.swift", "Specs/a b.viper", "Specs/größe.viper"].map {
            Memo.File(path: $0, digest: Digest($0.utf8))
        })

    @Test("are read as they are written")
    func roundTrip() throws {
        #expect(Memo(text: try #require(memo.text)) == memo)
        let empty = Memo(
            tool: memo.tool, appName: "", connection: .classes, sharedCount: 0, modules: [], specs: [], mentioned: [],
            shared: [], files: [])
        #expect(Memo(text: try #require(empty.text)) == empty)
        #expect(memo.wantedCount == 7)
    }

    @Test("are a text")
    func text() throws {
        let lines = String(decoding: try #require(memo.text), as: UTF8.self).split(separator: "\n")
        #expect(
            lines.prefix(16) == [
                "viper-gen memo 2", "tool \(memo.tool.text)", "app Demo", "connected by names", "files 2",
                "module Add 0", "module List 5", "unwritten Picture", "unwritten [Int: Text]",
                "spec \(Digest("interface".utf8).text) Specs/a b.viper", "describes Add", "describes List", "names Row",
                "spec \(Digest("empty".utf8).text) Specs/größe.viper", "mentioned Add",
                "shared Sources/Demo/Navigation.swift",
            ])
        #expect(lines[16] == "file \(memo.files[0].digest.text) App.viper")
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
            "", "\n", "viper-gen memo 1\n", "viper-gen memo 2\ntool 0\n", "viper-gen memo 2\ntool 0123456789abcdef\n",
            "viper-gen memo 2\ntool 0123456789abcdef\napp A\nconnected by air\nfiles 0\n",
            "viper-gen memo 2\ntool 0123456789abcdef\napp A\nconnected by names\nfiles 0\nmodule\n",
            "viper-gen memo 2\ntool 0123456789abcdef\napp A\nconnected by names\nfiles 0\nspec 0 Specs/A.viper\n",
        ] {
            let bytes = Array(text.utf8)
            #expect(Memo(text: bytes + Array("end \(Digest(bytes).text)\n".utf8)) == nil)
        }
    }

    @Test("tell which files came, went or changed")
    func changes() {
        func files(_ texts: String...) -> [Memo.File] {
            texts.map { Memo.File(path: String($0.prefix(1)), digest: Digest($0.utf8)) }
        }
        var memo = memo
        memo.files = files("a", "b", "d", "e")
        #expect(memo.changedPaths(files("a", "b", "d", "e")).isEmpty)
        #expect(memo.changedPaths(files("a2", "b", "d", "e2")) == ["a", "e"])
        #expect(memo.changedPaths(files("b", "c", "e")) == ["a", "c", "d"])
        #expect(memo.changedPaths(files("0", "a", "b", "d", "e", "f")) == ["0", "f"])
        #expect(memo.changedPaths([]) == ["a", "b", "d", "e"])
    }

    @Test("with a line break in a name cannot be written")
    func lineBreak() {
        var broken = memo
        broken.files[0].path = "App\n.viper"
        #expect(broken.text == nil)
        broken = memo
        broken.appName = "De\nmo"
        #expect(broken.text == nil)
        broken = memo
        broken.specs[0].names.others = ["R\now"]
        #expect(broken.text == nil)
    }
}
