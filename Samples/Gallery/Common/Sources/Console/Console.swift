import Foundation

/// Where an app is run: lines come in, one a command, and lines go out.
@MainActor
public final class Console {
    private let input: AsyncStream<String>
    private let write: (String) -> Void
    private let writeError: (String) -> Void
    /// 1 after an error, as a script wants to know it.
    public private(set) var exitCode: Int32 = 0

    /// - Parameters:
    ///   - input: the lines that are typed. Their end ends the app.
    ///   - write: prints a line.
    ///   - writeError: prints a line that says what went wrong.
    public init(
        input: AsyncStream<String>,
        write: @escaping (String) -> Void,
        writeError: @escaping (String) -> Void
    ) {
        self.input = input
        self.write = write
        self.writeError = writeError
    }

    /// The standard input and output. Lines are read on a thread, so that nobody waits for a person.
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

    /// Shows the screen on top of the stack and hands it what is typed, until the input ends or says `quit`.
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
