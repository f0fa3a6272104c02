import Foundation

/// How a process ended and what it said.
struct ProcessResult: Sendable {
    var exitCode: Int32
    /// Standard output and error, as they came.
    var output: String

    /// The lines that say what is wrong, or else the last ones.
    var summary: String {
        let lines = output.split(separator: "\n", omittingEmptySubsequences: true)
        let telling = lines.filter { $0.contains("error:") || $0.contains("warning:") || $0.contains("✘") }
        var seen = Set<Substring>()
        return (telling.isEmpty ? lines.suffix(30) : telling.filter { seen.insert($0).inserted }.prefix(60))
            .joined(separator: "\n")
    }
}

/// Runs a tool found on the path, without blocking a thread while it works.
func run(_ arguments: [String], environment: [String: String] = [:]) async throws -> ProcessResult {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    // A file takes any amount of output; a pipe would have to be emptied meanwhile.
    let log = FileManager.default.temporaryDirectory.appendingPathComponent("viper-gen-\(UUID().uuidString).log")
    try Data().write(to: log)
    defer { try? FileManager.default.removeItem(at: log) }
    let handle = try FileHandle(forWritingTo: log)
    process.standardOutput = handle
    process.standardError = handle
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
        process.terminationHandler = { _ in done.resume() }
        do { try process.run() } catch { done.resume(throwing: error) }
    }
    try handle.close()
    return ProcessResult(
        exitCode: process.terminationStatus, output: String(decoding: try Data(contentsOf: log), as: UTF8.self))
}
