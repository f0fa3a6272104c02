import Foundation

/// Plain git in one folder, without anybody's settings.
struct Git {
    let folder: URL

    static let isThere = (try? Git(folder: FileManager.default.temporaryDirectory)("--version")) != nil

    struct Failure: Error { let arguments: [String] }

    func callAsFunction(_ arguments: String..., mayFail: Bool = false) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            ["git", "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "core.autocrlf=false"]
            + arguments
        process.currentDirectoryURL = folder
        process.environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_CONFIG_GLOBAL": "/dev/null", "HOME": folder.path,
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0, !mayFail { throw Failure(arguments: arguments) }
    }
}
