import Foundation

/// The app as a process of its own.
struct ChildProcess {
    let id: pid_t

    /// Starts it with descriptors of this process as its input, output and error; or with a terminal, at its path, as all
    /// three and as the one that controls it.
    enum Streams {
        case descriptors(input: Int32, output: Int32, error: Int32)
        case terminal(path: String)
    }

    struct Failure: Error {
        let call: String
        let code: Int32
    }

    init(_ arguments: [String], environment: [String: String], streams: Streams) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }

        switch streams {
        case .descriptors(let input, let output, let error):
            for (target, source) in [input, output, error].enumerated() {
                posix_spawn_file_actions_adddup2(&actions, source, Int32(target))
            }
        case .terminal(let path):
            // The first terminal that the leader of a new session opens controls it.
            posix_spawnattr_setflags(&attributes, ChildProcess.ownSession)
            posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
            posix_spawn_file_actions_adddup2(&actions, 0, 1)
            posix_spawn_file_actions_adddup2(&actions, 0, 2)
        }

        let path = ChildProcess.app.path
        var argumentPointers = ([path] + arguments).map { strdup($0) }
        var environmentPointers = environment.map { strdup("\($0)=\($1)") }
        defer { for pointer in argumentPointers + environmentPointers { free(pointer) } }
        argumentPointers.append(nil)
        environmentPointers.append(nil)

        var id: pid_t = 0
        let code = posix_spawn(
            &id, path, &actions, &attributes, argumentPointers, environmentPointers)
        guard code == 0 else { throw Failure(call: "posix_spawn", code: code) }
        self.id = id
    }

    /// Waits for its end: its exit code, or minus the signal that ended it.
    @discardableResult
    func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : -signal
    }

    func kill(_ signal: Int32 = SIGKILL) {
        Foundation.kill(id, signal)
    }

    #if canImport(Darwin)
    private static let ownSession = Int16(POSIX_SPAWN_SETSID)
    #else
    /// `POSIX_SPAWN_SETSID`, which Swift's Glibc does not have.
    private static let ownSession: Int16 = 0x80
    #endif

    /// It stands beside the tests.
    private static var app: URL {
        let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let folder = tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
        return folder.appendingPathComponent("todo")
    }
}
