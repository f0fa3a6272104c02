#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Console {
    /// The process's own streams.
    package static var system: Console {
        Console(standardOutput: TextStream(descriptor: 1), standardError: TextStream(descriptor: 2))
    }
}

extension TextStream {
    fileprivate init(descriptor: Int32) {
        self.init(isTerminal: isatty(descriptor) == 1) { text in
            var text = text
            text.withUTF8 { buffer in
                var written = 0
                while written < buffer.count {
                    let rest = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[written...])
                    let count = systemWrite(descriptor, rest.baseAddress, rest.count)
                    if count < 0 && errno == EINTR { continue }
                    // Nobody listens any more: there is nobody to tell.
                    if count <= 0 { return }
                    written += count
                }
            }
        }
    }
}

/// What the process was started with.
package enum SystemEnvironment {
    /// The variables that viper-gen looks at.
    package static var variables: [String: String] {
        var variables: [String: String] = [:]
        for name in ["GITHUB_WORKSPACE", "NO_COLOR", "TERM"] {
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

    /// Ends the process.
    package static func end(_ code: ExitCode) -> Never {
        exit(code.rawValue)
    }
}

// Within the type, `write` is its own.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}
