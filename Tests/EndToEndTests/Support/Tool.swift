import Foundation
import Testing

/// The built binary, as a person runs it.
struct Tool {
    /// How a run ended, and what it printed.
    struct Result {
        let code: Int32
        let output: String
        let errors: String
    }

    let url: URL

    /// The binary beside the test bundle.
    static let built = Tool(url: buildFolder.appending(path: "viper-gen"))

    /// Runs the tool in a folder, without anything of this process's environment.
    func run(
        _ arguments: [String], in folder: URL, environment: [String: String] = [:], input: String? = nil
    ) throws -> Result {
        try RunningTool(program: url, arguments: arguments, folder: folder, environment: environment, input: input)
            .result()
    }

    /// Starts the tool, and does not wait for its end.
    func start(_ arguments: [String], in folder: URL) throws -> RunningTool {
        try RunningTool(program: url, arguments: arguments, folder: folder, environment: [:])
    }

    /// Runs a shell's script that starts the tool as `"$@"`.
    func run(_ arguments: [String], by script: String, in folder: URL) throws -> Result {
        try RunningTool(
            program: URL(filePath: "/bin/sh"), arguments: ["-c", script, "sh", url.path] + arguments, folder: folder,
            environment: ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin"]
        ).result()
    }

    private static var buildFolder: URL {
        #if os(macOS)
        for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
            return bundle.bundleURL.deletingLastPathComponent()
        }
        return Repository.root.appending(path: ".build/debug")
        #else
        let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return executable.resolvingSymlinksInPath().deletingLastPathComponent()
        #endif
    }
}
