import Foundation

/// Runs programs and measures them. It uses the bare system call, for `Process` would be measured with them.
enum ChildProcess {
    /// What a run took.
    struct Cost {
        /// The time from the start of the process to its end.
        var seconds: Double
        /// The most memory that it held, in bytes.
        var peakMemory: Int
    }

    struct Failure: Error { let command: String }

    /// Runs the program at `path` with its output thrown away; anything but success is a failure.
    static func run(_ path: String, _ arguments: [String]) throws -> Cost {
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
        var usage = rusage()
        let start = ContinuousClock.now
        guard posix_spawn(&process, path, &actions, nil, &words, nil) == 0,
            wait4(process, &status, 0, &usage) == process, status == 0
        else { throw Failure(command: "\(path) \(arguments)") }
        let seconds = (ContinuousClock.now - start).seconds
        #if canImport(Darwin)
        let unit = 1
        #else
        let unit = 1024
        #endif
        return Cost(seconds: seconds, peakMemory: usage.ru_maxrss * unit)
    }

    /// Runs a program that the path is searched for, and shows what it prints: a build.
    static func build(_ program: String, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        // What the build prints is no result.
        process.standardOutput = FileHandle.standardError
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(command: "\(program) \(arguments)") }
    }
}

extension Duration {
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
