import Foundation

/// How long the tool takes to start, beside the floor: a static hello-world in Swift. Both are run by turns, so that whatever
/// else the machine does falls on both.
///
/// Bars: `--version` within 1.5 times the floor, `new` of one module within twice that.
struct StartupBenchmark {
    private let folder: URL
    private let rounds = 200

    init() throws {
        // In memory where the system has such a place: a disk's own time is not the tool's.
        let memory = URL(fileURLWithPath: "/dev/shm")
        let parent =
            FileManager.default.isWritableFile(atPath: memory.path) ? memory : FileManager.default.temporaryDirectory
        folder = parent.appending(path: "viper-gen-startup-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Builds both, runs them by turns and prints medians and ratios.
    func run() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let hello = try buildHelloWorld()
        let tool = try buildTool()
        var (floor, version, new) = ([Double](), [Double](), [Double]())
        for round in 0..<rounds {
            floor.append(try seconds(hello, []))
            version.append(try seconds(tool, ["--version"]))
            new.append(try seconds(tool, ["new", "TodoList", "--path", folder.appending(path: "\(round)/Demo").path]))
        }
        let base = median(floor)
        report("hello world, static", median(floor), over: base, bar: nil)
        report("viper-gen --version", median(version), over: base, bar: 1.5)
        report("viper-gen new TodoList", median(new), over: base, bar: 3)
    }

    private func report(_ name: String, _ seconds: Double, over base: Double, bar: Double?) {
        let time = String(format: "%7.2f ms  %5.2fx", seconds * 1000, seconds / base)
        let verdict = bar.map { "  (bar \($0)x: \(seconds / base <= $0 ? "met" : "MISSED"))" } ?? ""
        print(name.padding(toLength: 24, withPad: " ", startingAt: 0) + time + verdict)
    }

    private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    // MARK: Building

    private func buildHelloWorld() throws -> String {
        let source = folder.appending(path: "hello.swift")
        try "print(\"Hello, world!\")\n".write(to: source, atomically: true, encoding: .utf8)
        let binary = folder.appending(path: "hello").path
        try build("swiftc", ["-O", "-static-stdlib", source.path, "-o", binary])
        return binary
    }

    /// In a scratch folder of its own, which the next run finds again.
    private func buildTool() throws -> String {
        let package = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardizedFileURL
        let scratch = package.appending(path: ".build/startup-benchmark")
        let options = [
            "--package-path", package.path, "--scratch-path", scratch.path, "-c", "release", "--static-swift-stdlib",
        ]
        try build("swift", ["build", "--product", "viper-gen"] + options)
        return scratch.appending(path: "release/viper-gen").path
    }

    private func build(_ program: String, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        // What the build prints is no result.
        process.standardOutput = FileHandle.standardError
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(command: "\(program) \(arguments)") }
    }

    struct Failure: Error { let command: String }

    // MARK: Measuring

    /// From the start of a process to its end. By the bare system call: `Process` would add more than what is measured.
    private func seconds(_ path: String, _ arguments: [String]) throws -> Double {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }

        var process: pid_t = 0
        var status: Int32 = 0
        let start = ContinuousClock.now
        guard posix_spawn(&process, path, &actions, nil, &words, nil) == 0, waitpid(process, &status, 0) == process,
            status == 0
        else { throw Failure(command: "\(path) \(arguments)") }
        let parts = (ContinuousClock.now - start).components
        return Double(parts.seconds) + Double(parts.attoseconds) / 1e18
    }
}
