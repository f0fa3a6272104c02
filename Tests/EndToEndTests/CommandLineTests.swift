import Foundation
import Testing

@Suite struct CommandLineTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    private func run(_ line: String, environment: [String: String] = [:]) throws -> Tool.Result {
        try Tool.built.run(line.split(separator: " ").map(String.init), in: folder.url, environment: environment)
    }

    @Test func printsItsVersion() throws {
        let result = try run("--version")
        #expect(result.code == 0 && result.errors.isEmpty)
        #expect(result.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
    }

    @Test(arguments: ["", "--help", "help", "new --help", "help generate", "templates eject -h"])
    func helps(line: String) throws {
        let result = try run(line)
        #expect(result.code == 0 && result.errors.isEmpty)
        #expect(result.output.hasPrefix("OVERVIEW: "))
    }

    @Test(arguments: ["genrate", "generate --nope", "new", "new a/b", "explain nothing", "new A --path"])
    func endsWith64WhereTheCommandLineIsWrong(line: String) throws {
        let result = try run(line)
        #expect(result.code == 64)
        #expect(result.output.isEmpty && result.errors.hasPrefix("Error: "))
        #expect(try folder.files().isEmpty)
    }

    @Test func endsWith74WhereTheDiskSaysNo() throws {
        let result = try run("new TodoList --path /dev/null")
        #expect(result.code == 74)
        #expect(result.errors.contains("/dev/null"))
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func endsWith74WhereTheAnswerCannotBePrinted() throws {
        let shell = Tool(url: URL(fileURLWithPath: "/bin/sh"))
        let words = ["-c", "exec \"$0\" explain > /dev/full", Tool.built.url.path]
        let result = try shell.run(words, in: folder.url)
        #expect(result.code == 74)
        #expect(result.errors == "Error: cannot write to the standard output: No space left on device\n")
    }

    @Test func endsWith2WhereTheFolderIsNotThere() throws {
        let result = try run("generate --path Nowhere")
        #expect(result.code == 2)
        #expect(result.errors.contains("there is no folder '\(folder.url.resolvingSymlinksInPath().path)/Nowhere'"))
        #expect(try folder.files().isEmpty)
    }

    @Test func endsWith2WhereThereIsNothingToGenerate() throws {
        let result = try run("generate")
        #expect(result.code == 2)
        #expect(result.errors.contains("[noSpecs]"))
        #expect(try folder.files().isEmpty)
    }

    @Test func coloursOnlyOnRequestWhenNotOnATerminal() throws {
        #expect(try !run("generate", environment: ["TERM": "xterm"]).errors.contains("\u{1B}["))
        #expect(try run("generate --color always").errors.contains("\u{1B}[1;31merror"))
    }
}
