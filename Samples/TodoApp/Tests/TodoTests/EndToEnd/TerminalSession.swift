import Foundation
import Testing

/// The app in a pseudo-terminal, as a person at the keyboard has it.
final class TerminalSession {
    private(set) var screen: TerminalScreen
    private let terminal: Int32
    private let process: ChildProcess
    private var isOver = false

    init(
        _ arguments: [String],
        width: Int = 80,
        height: Int = 24,
        environment: [String: String] = [:]
    ) throws {
        let path: String
        (terminal, path) = try PseudoTerminal.open()
        screen = TerminalScreen(width: width, height: height)
        var size = winsize(
            ws_row: UInt16(height), ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
        guard ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0 else {
            throw ChildProcess.Failure(call: "ioctl", code: errno)
        }
        process = try ChildProcess(
            arguments,
            environment: ["TERM": "xterm-256color", "HOME": NSTemporaryDirectory()]
                .merging(environment) { $1 },
            streams: .terminal(path: path)
        )
    }

    deinit {
        if !isOver {
            process.kill()
            process.wait()
        }
        close(terminal)
    }

    func type(_ keys: String) {
        let bytes = Array(keys.utf8)
        _ = bytes.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
    }

    /// Reads what the app shows until it is as it should be; ten seconds at most.
    func expect(
        _ what: Comment,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ condition: (TerminalScreen) -> Bool
    ) {
        let deadline = Date(timeIntervalSinceNow: 10)
        while !condition(screen), Date() < deadline, read() {}
        #expect(
            condition(screen), "\(what.rawValue), but the screen is:\n\(screen.text)",
            sourceLocation: sourceLocation)
    }

    /// Waits for the app's end, and tells its exit code.
    func end() -> Int32 {
        while read() {}
        isOver = true
        return process.wait()
    }

    /// False at the end of what there is to read.
    private func read() -> Bool {
        var state = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
        guard poll(&state, 1, 1000) > 0 else { return !isOver }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = Foundation.read(terminal, &buffer, buffer.count)
        // Of a terminal whose app is gone, reading fails.
        guard count > 0 else { return false }
        screen.write(buffer[..<count])
        return true
    }
}

/// Keys as a terminal sends them.
enum Typed {
    static let enter = "\r"
    static let escape = "\u{1B}"
    static let tab = "\t"
    static let save = "\u{13}"
    static let clearLine = "\u{15}"
    static let down = "\u{1B}[B"
}
