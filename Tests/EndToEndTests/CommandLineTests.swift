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
        let result = try run("new TodoList --path /dev/null/x")
        #expect(result.code == 74)
        #expect(result.errors.contains("/dev/null"))
    }

    /// Nobody can read the answer, but what was to be done is done, and standard error says so.
    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
        arguments: ["explain", "new TodoList", "generate", "rename First Other", "remove First", "format", "diff"])
    func endsWith74WhereTheAnswerCannotBePrinted(line: String) throws {
        let words = line.split(separator: " ").map(String.init)
        for name in ["Full", "Null"] {
            #expect(try run("new First --path \(name)/Demo").code == 0)
            try folder.write("\(name)/Demo/Specs/First.viper", "module First {\nview { func show() }\n}\n")
            if line.hasPrefix("rename") { #expect(try run("generate --path \(name)/Demo").code == 0) }
        }
        let full = try Tool.built.run(words, by: "exec \"$@\" > /dev/full", in: folder["Full/Demo"])
        let null = try Tool.built.run(words, by: "exec \"$@\" > /dev/null", in: folder["Null/Demo"])
        #expect(full.code == (null.code == 0 ? 74 : null.code))
        let done = null.code == 0 ? "; everything else was done, and the files were written" : ""
        #expect(
            full.errors == null.errors + "Error: cannot write to the standard output: No space left on device\(done)\n")
        #expect(try folder.files(below: "Full") == folder.files(below: "Null"))
    }

    @Test func endsWith2WhereTheFolderIsNotThere() throws {
        let result = try run("generate --path Nowhere")
        #expect(result.code == 2)
        #expect(result.errors.contains("no folder '\(folder.url.path)/Nowhere'"))
        #expect(try folder.files().isEmpty)
    }

    @Test func endsWith2WhereThereIsNothingToGenerate() throws {
        let result = try run("generate")
        #expect(result.code == 2)
        #expect(result.errors.contains("[noSpecs]"))
        #expect(try folder.files().isEmpty)
    }

    @Test func colorsOnlyOnRequestWhenNotOnATerminal() throws {
        #expect(try !run("generate", environment: ["TERM": "xterm"]).errors.contains("\u{1B}["))
        #expect(try run("generate --color always").errors.contains("\u{1B}[1;31merror"))
    }
}
