import Foundation

/// `swift`, for the packages that tests make.
enum SwiftTool {
    struct Failed: Error, CustomStringConvertible {
        let description: String
    }

    /// What is compiled stays the same, in two thirds of the time: one process for a module, no debug information, and no
    /// index of the system's modules. `.ci/run` builds with the same, so that it finds the sample built.
    private static let options =
        ["-debug-info-format", "none"]
        + [
            "-index-ignore-system-modules", "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "1",
            "-no-emit-module-separately-wmo",
        ].flatMap { ["-Xswiftc", $0] }

    /// Runs `swift build` or `swift test` for a package, and returns what it said.
    @discardableResult
    static func run(_ arguments: String..., in package: URL) throws -> String {
        let log = FileManager.default.temporaryDirectory.appending(path: "viper-gen-swift-\(UUID().uuidString).log")
        try Data().write(to: log)
        defer { try? FileManager.default.removeItem(at: log) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift"] + arguments + options
        process.currentDirectoryURL = package
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: log)
        process.standardError = process.standardOutput
        try process.run()
        process.waitUntilExit()
        let text = try String(contentsOf: log, encoding: .utf8)
        guard process.terminationStatus == 0 else { throw Failed(description: "swift \(arguments): \(text)") }
        return text
    }
}
