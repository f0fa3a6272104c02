import Foundation
import Testing

/// A program that runs in a terminal of its own, as a person sees it. Reads happen while one waits for something.
final class PseudoTerminal {
    /// How a program ended.
    enum Exit: Equatable {
        case code(Int32)
        case signal(Int32)
    }

    /// What was waited for did not come; with what is shown instead.
    struct TimedOut: Error, CustomStringConvertible {
        let description: String
    }

    struct SystemError: Error {
        let function: String
        let number = errno
    }

    /// What the program's terminal shows.
    private(set) var screen: TerminalScreen
    /// All bytes that the program has written.
    private(set) var output: [UInt8] = []
    private let controller: Int32
    private let process: pid_t
    private var exit: Exit?

    /// Starts a program. `TERM` is set; nothing of this process's environment is handed on but that.
    init(
        _ program: URL, _ arguments: [String] = [], in folder: URL, environment: [String: String] = [:],
        columns: Int = 60, rows: Int = 16
    ) throws {
        controller = openController(O_RDWR | O_NOCTTY)
        guard controller >= 0, grantpt(controller) == 0, unlockpt(controller) == 0,
            let path = ptsname(controller).map({ String(cString: $0) })
        else { throw SystemError(function: "posix_openpt") }
        _ = fcntl(controller, F_SETFD, FD_CLOEXEC)
        screen = TerminalScreen(columns: columns, rows: rows)
        let environment = ["TERM": "xterm-256color"].merging(environment) { $1 }
        process = try spawn(program, arguments, on: path, in: folder, environment)
        resize(columns: columns, rows: rows)
    }

    deinit {
        if exit == nil {
            kill(process, SIGKILL)
            waitpid(process, nil, 0)
        }
        close(controller)
    }

    // MARK: What a person does

    func type(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Types, and waits until some text is shown.
    func type(_ text: String, thenSee shown: String) throws {
        type(text)
        try see(shown)
    }

    func resize(columns: Int, rows: Int) {
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(controller, UInt(TIOCSWINSZ), &size)
        screen.resize(columns: columns, rows: rows)
    }

    func send(signal: Int32) {
        kill(process, signal)
    }

    // MARK: What a person sees

    /// Waits until some text is shown.
    func see(_ text: String, within seconds: Double = 20) throws {
        try wait("'\(text)' to be shown", within: seconds) { $0.screen.lines.contains { $0.contains(text) } }
    }

    /// Waits until some text is gone.
    func seeNoMore(_ text: String, within seconds: Double = 20) throws {
        try wait("'\(text)' to be gone", within: seconds) { !$0.screen.lines.contains { $0.contains(text) } }
    }

    /// Waits until something is true; meanwhile it reads what the program writes.
    func wait(_ what: String, within seconds: Double = 20, until isTrue: (PseudoTerminal) -> Bool) throws {
        let end = Date().addingTimeInterval(seconds)
        while !isTrue(self) {
            if Date() > end {
                throw TimedOut(description: "waited for \(what); shown is:\n" + screen.lines.joined(separator: "\n"))
            }
            read(for: 20)
        }
    }

    /// Waits until the program has ended.
    func waitForExit(within seconds: Double = 20) throws -> Exit {
        try wait("the program to end", within: seconds) { $0.poll() != nil }
        while read(for: 0) {}
        return try #require(exit)
    }

    /// Whether the terminal shows what is typed and hands it over by the line, as it does under a shell.
    var isCooked: Bool {
        var mode = termios()
        tcgetattr(controller, &mode)
        return mode.c_lflag & tcflag_t(ECHO) != 0 && mode.c_lflag & tcflag_t(ICANON) != 0
    }

    /// Waits until the program is stopped, as by Ctrl-Z.
    func waitForStop(within seconds: Double = 20) throws {
        var status: Int32 = 0
        try wait("the program to stop", within: seconds) { terminal in
            waitpid(terminal.process, &status, WNOHANG | WUNTRACED) == terminal.process && status & 0xFF == 0x7F
        }
        while read(for: 0) {}
    }

    // MARK: -

    private func poll() -> Exit? {
        var status: Int32 = 0
        if exit == nil, waitpid(process, &status, WNOHANG) == process {
            exit = status & 0x7F == 0 ? .code(status >> 8 & 0xFF) : .signal(status & 0x7F)
        }
        return exit
    }

    /// Reads what there is, after waiting so many milliseconds for it.
    @discardableResult
    private func read(for milliseconds: Int32) -> Bool {
        var files = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
        guard Foundation.poll(&files, 1, milliseconds) > 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = Foundation.read(controller, &buffer, buffer.count)
        guard count > 0 else {
            // Nobody has the terminal open.
            if milliseconds > 0 { usleep(useconds_t(milliseconds) * 1000) }
            return false
        }
        output += buffer[..<count]
        screen.show(buffer[..<count])
        return true
    }
}

/// Starts a program in a session of its own, whose terminal is the one at `path`, with all signals as they are by default.
private func spawn(
    _ program: URL, _ arguments: [String], on path: String, in folder: URL, _ environment: [String: String]
) throws -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    let newSession: Int32 = 0x400
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    let newSession: Int32 = 0x80
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
    }
    // The first terminal that the leader of a session opens becomes the session's.
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(
        &attributes, Int16(newSession | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)))

    let words = ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, folder.path, program.path] + arguments
    let variables = environment.map { "\($0.key)=\($0.value)" }
    var argv = words.map { strdup($0) } + [nil]
    var envp = variables.map { strdup($0) } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, words[0], &actions, &attributes, &argv, &envp)
    errno = result
    guard result == 0 else { throw PseudoTerminal.SystemError(function: "posix_spawn") }
    return process
}

#if os(Linux)
// The module of the system's library leaves them out.
@_silgen_name("posix_openpt") private func openController(_ flags: Int32) -> Int32
@_silgen_name("grantpt") private func grantpt(_ file: Int32) -> Int32
@_silgen_name("unlockpt") private func unlockpt(_ file: Int32) -> Int32
@_silgen_name("ptsname") private func ptsname(_ file: Int32) -> UnsafeMutablePointer<CChar>?
#else
private func openController(_ flags: Int32) -> Int32 { posix_openpt(flags) }
#endif
