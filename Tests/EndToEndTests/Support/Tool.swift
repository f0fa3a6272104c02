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
        // Files rather than pipes: nobody has to read while the process runs.
        let streams = FileManager.default.temporaryDirectory.appending(path: "viper-gen-run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: streams) }
        let (output, errors) = (streams.appending(path: "output"), streams.appending(path: "errors"))
        try Data().write(to: output)
        try Data().write(to: errors)

        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = environment
        process.standardInput = try standardInput(input, in: streams)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationReason == .exit, "viper-gen \(arguments) crashed")
        return Result(
            code: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
            errors: try String(contentsOf: errors, encoding: .utf8))
    }

    private func standardInput(_ text: String?, in folder: URL) throws -> FileHandle {
        guard let text else { return FileHandle.nullDevice }
        let file = folder.appending(path: "input")
        try Data(text.utf8).write(to: file)
        return try FileHandle(forReadingFrom: file)
    }

    private static var buildFolder: URL {
        #if os(macOS)
        for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
            return bundle.bundleURL.deletingLastPathComponent()
        }
        #endif
        let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return executable.resolvingSymlinksInPath().deletingLastPathComponent()
    }
}
