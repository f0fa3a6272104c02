import Foundation
import Testing

/// No input crashes the tool, gets written outside the project, or moves somebody's cursor.
@Suite struct HostileInputTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    private func run(_ words: String...) throws -> Tool.Result {
        let result = try Tool.built.run(words, in: folder.url)
        let printed = result.output + result.errors
        for scalar in printed.unicodeScalars where scalar != "\n" {
            let category = scalar.properties.generalCategory
            #expect(category != .control && category != .format, "printed \(scalar.escaped(asASCII: true))")
        }
        return result
    }

    @Test(arguments: [
        "../Evil", "/etc/x", "A\nB", "A\u{1B}[2J", "A\u{202E}B", "A\r", "\u{0301}A", "A\"; import Evil", "A\\(x)",
        "A*/", "-A", "",
        ".", "..", "A.B", "class", String(repeating: "A", count: 5_000),
    ])
    func refusesHostileModuleNames(name: String) throws {
        let result = try run("new", "--path", "Demo", "--", name)
        #expect(result.code == 64)
        #expect(try folder.files().isEmpty)
    }

    @Test(arguments: [
        [UInt8](), [0xFF, 0xFE, 0x00, 0x01], Array("module".utf8), Array("module A {".utf8), Array("}}}}".utf8),
        Array("module A { view { func \u{202E}x() } }".utf8), Array("module ../B { }".utf8), Array("\"\"\"".utf8),
        Array("/*".utf8),
        Array("module A { presenter { func a() { \"\\(".utf8), Array(String(repeating: "{", count: 5_000).utf8),
        Array(("module A { presenter { func a() { " + String(repeating: "(", count: 5_000)).utf8),
        Array("module A\u{1B}[2J {}".utf8),
    ])
    func endsWith2OnHostileSpecs(bytes: [UInt8]) throws {
        try folder.write("Demo/Specs/A.viper", bytes)
        let before = try folder.files()
        let result = try run("generate", "--path", "Demo")
        #expect(result.code == 2 || (bytes.isEmpty && result.code == 0), "\(result.output)")
        #expect(try folder.files() == before)
    }

    @Test func printsFileNamesSafely() throws {
        try folder.write("Demo/Specs/A\u{1B}[2J\u{202E}\n.viper", "modul B {}")
        let result = try run("generate", "--path", "Demo")
        #expect(result.code == 2)
        #expect(result.errors.contains("\\u{1B}[2J"))
    }

    @Test func writesThroughNoLink() throws {
        #expect(try run("new", "TodoList", "--path", "Demo").code == 0)
        try FileManager.default.removeItem(at: folder["Demo/Sources"])
        try FileManager.default.createDirectory(at: folder["outside"], withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: folder["Demo/Sources"], withDestinationURL: folder["outside"])
        let result = try run("generate", "--path", "Demo")
        #expect(result.code == 3)
        #expect(result.errors.contains("'Sources' is a symbolic link"))
        #expect(try folder.files(below: "outside").isEmpty)
    }

    @Test func keepsAGeneratedFileThatWasEdited() throws {
        #expect(try run("new", "TodoList", "--path", "Demo").code == 0)
        let path = "Demo/Sources/Demo/TodoList/TodoList.generated.swift"
        let generated = try folder.text(path)
        try folder.write(path, generated + "// mine\n")
        let refused = try run("generate", "--path", "Demo")
        #expect(refused.code == 3 && refused.errors.contains("[editedGeneratedFile]"))
        #expect(try folder.text(path) == generated + "// mine\n")
        #expect(try run("generate", "--path", "Demo", "--force").code == 0)
        #expect(try folder.text(path) == generated)
    }
}
