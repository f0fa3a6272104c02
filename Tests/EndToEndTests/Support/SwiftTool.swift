import Foundation

/// `swift`, for the packages that tests make.
enum SwiftTool {
    struct Failed: Error, CustomStringConvertible {
        let description: String
    }

    /// Runs `swift build` or `swift test` for a package, and returns what it said.
    @discardableResult
    static func run(_ arguments: String..., in package: URL) throws -> String {
        let log = FileManager.default.temporaryDirectory.appending(path: "viper-gen-swift-\(UUID().uuidString).log")
        try Data().write(to: log)
        defer { try? FileManager.default.removeItem(at: log) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift"] + arguments
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
