import Foundation
import Testing

/// The shells themselves find nothing wrong with their scripts, where they are installed.
struct CompletionSyntaxTests {
    private static let shells = ["bash", "zsh", "fish"].filter { shell in
        ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].contains {
            FileManager.default.isExecutableFile(atPath: $0 + shell)
        }
    }

    @Test(arguments: shells) func theShellReadsItsScript(_ shell: String) throws {
        let folder = try Folder()
        try folder.write("script", try Tool.built.run(["completions", shell], in: folder.url).output)
        let run = try Tool(url: URL(filePath: "/usr/bin/env")).run(
            [shell, "-n", "script"], in: folder.url,
            environment: ["PATH": "/bin:/usr/bin:/usr/local/bin:/opt/homebrew/bin"])
        #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    }
}

/// bash takes the script, and completes what the tool says.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")))
struct CompletionTests {
    @Test(arguments: [
        (["viper-gen", "gener"], ["generate"]),
        (["viper-gen", "generate", "To"], ["TodoList"]),
        (["viper-gen", "generate", "--color", ""], ["auto", "always", "never"]),
        (["viper-gen", "generate", "--path", ""], []),
    ])
    func bashCompletes(words: [String], candidates: [String]) throws {
        let folder = try Folder()
        #expect(try Tool.built.run(["new", "TodoList"], in: folder.url).code == 0)
        let script = try Tool.built.run(["completions", "bash"], in: folder.url)
        try folder.write("completion.bash", script.output)
        let quoted = words.map { "'\($0)'" }.joined(separator: " ")
        let shell = Tool(url: URL(filePath: "/bin/bash"))
        let run = try shell.run(
            [
                "-c",
                "source completion.bash; COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); _viper_gen; printf '%s\\n' \"${COMPREPLY[@]}\"",
            ], in: folder.url,
            environment: ["PATH": Tool.built.url.deletingLastPathComponent().path + ":/usr/bin:/bin"])
        #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
        #expect(run.output.split(separator: "\n").map(String.init) == candidates)
    }
}
