import Common

/// Runs an app with a script, and records its output.
@MainActor
public final class ScriptedConsole {
    public private(set) var printed: [String] = []

    public init() {}

    /// Runs the app with these lines. Returns the exit code.
    @discardableResult
    public func run(_ root: some ConsoleStack, _ lines: String...) async -> Int32 {
        let (input, continuation) = AsyncStream.makeStream(of: String.self)
        for line in lines { continuation.yield(line) }
        continuation.finish()
        let console = Console(
            input: input,
            write: { self.printed.append($0) },
            writeError: { self.printed.append("error: \($0)") }
        )
        await console.run(root)
        return console.exitCode
    }
}
