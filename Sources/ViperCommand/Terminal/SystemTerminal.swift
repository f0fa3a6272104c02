import CLibrary

extension Console {
    /// The process's own streams.
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

/// What became of writing to a stream. Commands print from one thread.
private final class StreamHealth: @unchecked Sendable {
    private var code: Int32 = 0

    func note(_ code: Int32) {
        // Nobody listens any more: there is nobody to tell.
        if code != EPIPE { self.code = code }
    }

    var failure: String? { code == 0 ? nil : String(cString: strerror(code)) }
}

/// What the process was started with.
package enum SystemEnvironment {
    /// The variables that viper-gen looks at.
    package static var variables: [String: String] {
        var variables: [String: String] = [:]
        for name in ["CI", "GITHUB_WORKSPACE", "NO_COLOR", "TERM", "XCODE_VERSION_ACTUAL"] {
            if let value = getenv(name) { variables[name] = String(cString: value) }
        }
        return variables
    }

    /// Seconds on a clock that only goes forward.
    package static func seconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Lets writing beyond a limit on the sizes of files fail like writing to a full disk. By default the system would end the
    /// process.
    package static func failAtSizeLimits() { signal(SIGXFSZ, SIG_IGN) }

    /// Opens what takes the place of a standard stream that the process was started without: a file of the project would get
    /// its number otherwise, and what is printed.
    package static func openStandardStreams() {
        for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY)
        }
    }

    /// The words of the command line, the tool's name left out; nil where they cannot be known. On Linux, Swift's runtime looks
    /// them up in /proc, and ends the process where there is none.
    package static var words: [String]? {
        #if !canImport(Darwin)
        for file in ["/proc/self/maps", "/proc/self/cmdline"] {
            let descriptor = open(file, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { return nil }
            close(descriptor)
        }
        #endif
        let arguments = CommandLine.arguments
        return arguments.isEmpty ? nil : Array(arguments.dropFirst())
    }

    /// Ends the process.
    package static func end(_ code: ExitCode) -> Never { exit(code.rawValue) }
}
