import Foundation

/// Looks after a run from another thread: ends the process where one input takes too long or too much memory, and says which
/// one ended it where it crashes.
final class Watch: @unchecked Sendable {
    private let lock = NSLock()
    private var current: (subject: String, number: Int, start: ContinuousClock.Instant)?
    private let timeLimit: Duration
    private let memoryLimit: Int

    /// `memoryLimit` is in bytes, for the whole process.
    init(timeLimit: Duration, memoryLimit: Int) {
        self.timeLimit = timeLimit
        self.memoryLimit = memoryLimit
    }

    /// From now on this input is read.
    func note(_ subject: String, _ number: Int) {
        lock.lock()
        defer { lock.unlock() }
        current = (subject, number, .now)
        crashNote.write("crashed at \(subject) input \(number)\n")
    }

    /// Starts to look.
    func start() {
        note("no", 0)
        for signal in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE] {
            _ = Foundation.signal(signal) { signal in
                // No more than what is safe in a signal handler.
                _ = write(2, crashNote.text, crashNote.length.pointee)
                Foundation.signal(signal, SIG_DFL)
                raise(signal)
            }
        }
        Thread.detachNewThread { [self] in
            while true {
                Thread.sleep(forTimeInterval: 0.1)
                look()
            }
        }
    }

    private func look() {
        lock.lock()
        let current = current
        lock.unlock()
        guard let current else { return }
        if ContinuousClock.now - current.start > timeLimit {
            print("\(current.subject) input \(current.number) takes longer than \(timeLimit)")
            exit(1)
        }
        if Self.peakMemory > memoryLimit {
            print("\(current.subject) input \(current.number) or one before: \(Self.peakMemory >> 20) MB of memory")
            exit(1)
        }
    }

    /// The most that the process has held, in bytes.
    static var peakMemory: Int {
        var usage = rusage()
        #if canImport(Darwin)
        getrusage(RUSAGE_SELF, &usage)
        return Int(usage.ru_maxrss)
        #else
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return Int(usage.ru_maxrss) << 10
        #endif
    }
}

/// What to say should the next moment be the last: made beforehand, for a crashed process can make nothing any more.
private struct CrashNote {
    static let longest = 256
    let text = UnsafeMutableRawPointer.allocate(byteCount: longest, alignment: 1)
    let length = UnsafeMutablePointer<Int>.allocate(capacity: 1)

    func write(_ sentence: String) {
        let bytes = Array(sentence.utf8.prefix(Self.longest))
        text.copyMemory(from: bytes, byteCount: bytes.count)
        length.pointee = bytes.count
    }
}

/// A signal handler sees nothing but globals.
private nonisolated(unsafe) let crashNote = CrashNote()
