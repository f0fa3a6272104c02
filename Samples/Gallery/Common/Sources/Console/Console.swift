import Foundation

/// Runs an app in a terminal: reads one command per line, and prints lines.
@MainActor
public final class Console {
    private let input: AsyncStream<String>
    private let write: (String) -> Void
    private let writeError: (String) -> Void
    /// The exit code: 1 after an error.
    public private(set) var exitCode: Int32 = 0

    /// - Parameters:
    ///   - input: The typed lines. The app ends after the last line.
    ///   - write: A function that prints a line.
    ///   - writeError: A function that prints an error message.
    public init(
        input: AsyncStream<String>,
        write: @escaping (String) -> Void,
        writeError: @escaping (String) -> Void
    ) {
        self.input = input
        self.write = write
        self.writeError = writeError
    }

    /// Returns a console for standard input and output. It reads on another thread, so that the app is not blocked.
    public static func standard() -> Console {
        let (lines, continuation) = AsyncStream.makeStream(of: String.self)
        Thread.detachNewThread {
            while let line = readLine() { continuation.yield(line) }
            continuation.finish()
        }
        return Console(
            input: lines,
            write: { Swift.print($0) },
            writeError: { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
        )
    }

    public func print(_ line: String) {
        write(line)
    }

    public func print(error line: String) {
        exitCode = 1
        writeError(line)
    }

    /// Shows the top screen of the stack and passes commands to it, until the input ends or the command is `quit`.
    public func run(_ root: some ConsoleStack) async {
        var shown: (any ConsoleScreen)?
        func show() async {
            while let top = root.top, top !== shown {
                shown = top
                top.console = self
                await top.appear()
            }
        }
        await show()
        for await line in input {
            let command = Command(line)
            if command.name == "quit" { return }
            if !command.name.isEmpty { await shown?.handle(command) }
            await show()
        }
    }
}
