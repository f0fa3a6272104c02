import Foundation
import TestSupport
import ViperCommand

/// What a run in memory printed, and how it ended.
struct Run {
    let code: ExitCode
    let output: String
    let errors: String

    /// Runs viper-gen with the words of `line`, split at blanks.
    init(
        _ line: String, on disk: MemoryFileSystem = MemoryFileSystem(), terminal: Bool = false,
        environment: [String: String] = [:]
    ) {
        self.init(
            line.split(separator: " ").map(String.init), on: disk, terminal: terminal, environment: environment)
    }

    init(
        _ words: [String], on disk: MemoryFileSystem = MemoryFileSystem(), terminal: Bool = false,
        environment: [String: String] = [:]
    ) {
        let (output, errors) = (Collector(), Collector())
        let console = Console(
            standardOutput: TextStream(isTerminal: terminal, write: output.append),
            standardError: TextStream(isTerminal: terminal, write: errors.append))
        code = ViperGen.run(
            words,
            in: Session.SystemEnvironment(
                fileSystem: disk, console: console, environment: environment, clock: { 1 },
                compile: CompiledTemplates.set))
        self.output = output.text
        self.errors = errors.text
    }
}

/// Counts what happens, on any thread.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0

    func increase() { lock.withLock { value += 1 } }

    var count: Int { lock.withLock { value } }
}

/// Collects what is written to a stream.
final class Collector: @unchecked Sendable {
    private let lock = NSLock()
    private var collected = ""

    @Sendable func append(_ text: String) {
        lock.lock()
        defer { lock.unlock() }
        collected += text
    }

    var text: String {
        lock.lock()
        defer { lock.unlock() }
        return collected
    }
}
