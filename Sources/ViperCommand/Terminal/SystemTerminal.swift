import CLibrary

extension Console {
    /// The standard streams of the process.
    package static var system: Console {
        Console(standardOutput: TextStream(descriptor: 1), standardError: TextStream(descriptor: 2))
    }
}

extension TextStream {
    fileprivate init(descriptor: Int32) {
        let health = StreamHealth()
        self.init(
            isTerminal: isatty(descriptor) == 1,
            write: { text in if !writeAll(text.utf8, to: descriptor) { health.note(errno) } },
            failure: { health.failure })
    }
}

/// The last error of a stream. It needs no lock, because commands print from one thread.
private final class StreamHealth: @unchecked Sendable {
    private var code: Int32 = 0

    func note(_ code: Int32) {
        // A closed pipe is not an error: nothing reads it any more.
        if code != EPIPE { self.code = code }
    }

    var failure: String? { code == 0 ? nil : String(cString: strerror(code)) }
}

/// The environment of the process.
package enum ProcessEnvironment {
    /// The environment variables that viper-gen reads.
    package static var variables: [String: String] {
        var variables: [String: String] = [:]
        for name in ["CI", "GITHUB_WORKSPACE", "NO_COLOR", "TERM", "XCODE_VERSION_ACTUAL"] {
            if let value = getenv(name) { variables[name] = String(cString: value) }
        }
        return variables
    }

    /// Returns the seconds of a monotonic clock.
    package static func seconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Makes writing beyond a file size limit fail like writing to a full disk. By default, the system kills the
    /// process.
    package static func failAtSizeLimits() { signal(SIGXFSZ, SIG_IGN) }

    /// Opens `/dev/null` for each standard stream that is closed. Otherwise the next opened file would get the number
    /// of that stream, and output would be written into the file.
    package static func openStandardStreams() {
        for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY)
        }
    }

    /// Ends the process.
    package static func end(_ code: ExitCode) -> Never { exit(code.rawValue) }
}
