import Foundation
import Testing

/// A process of the tool, and what it has printed.
final class RunningTool {
    private let process = Process()
    private let streams: URL
    private let arguments: [String]

    /// `input` is what it reads from its standard input, which is empty without.
    init(
        program: URL, arguments: [String], folder: URL, environment: [String: String], input: String? = nil
    ) throws {
        self.arguments = arguments
        // Files rather than pipes: nobody has to read while the process runs.
        streams = FileManager.default.temporaryDirectory.appending(path: "viper-gen-run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
        for (name, text) in ["input": input ?? "", "output": "", "errors": ""] {
            try Data(text.utf8).write(to: streams.appending(path: name))
        }
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = environment
        process.standardInput = try FileHandle(forReadingFrom: streams.appending(path: "input"))
        process.standardOutput = try FileHandle(forWritingTo: streams.appending(path: "output"))
        process.standardError = try FileHandle(forWritingTo: streams.appending(path: "errors"))
        try process.run()
    }

    deinit {
        try? FileManager.default.removeItem(at: streams)
    }

    var isRunning: Bool { process.isRunning }

    /// What it has said so far of what goes on.
    func errors() throws -> String { try text("errors") }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: streams.appending(path: name), encoding: .utf8)
    }

    /// Waits for its end, which must not be a crash.
    func result() throws -> Tool.Result {
        process.waitUntilExit()
        let said = try errors()
        try #require(process.terminationReason == .exit, "viper-gen \(arguments) crashed: \(said.suffix(1_000))")
        return Tool.Result(code: process.terminationStatus, output: try text("output"), errors: said)
    }

    /// Ends it at once, whatever it does.
    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
