import Diagnostics
import ViperModel

/// The tool: from the words of a command line to an exit code. The only place where failures become text.
package enum ViperGen {
    /// The tool itself, with all commands below it.
    package static let root: Command = Command(
        "viper-gen", abstract: "Generate and maintain VIPER modules from .viper specs.",
        action: .choose([
            .initialize, .new, .adopt, .release, .generate, .check, .diff, .move, .rename, .remove, .format, .context,
            .graph, .explain, .merge, .templates, .completions,
        ]))

    /// Does what `words` (without the tool's name) ask for.
    package static func run(_ words: [String], in world: Session.World) -> ExitCode {
        let code = answer(words, in: world)
        guard let failure = world.console.standardOutput.failure() else { return code }
        let rest = code == .success ? "; everything else was done, and the files were written" : ""
        world.console.standardError.write("Error: cannot write to the standard output: \(failure)\(rest)\n")
        return code == .success ? .disk : code
    }

    /// What there is to say where nobody knows what was asked for.
    package static func failWithoutWords(in world: Session.World) -> ExitCode {
        world.console.standardError.write(
            "Error: cannot read the command line: /proc must be mounted\n")
        return .internalFault
    }

    private static func answer(_ words: [String], in world: Session.World) -> ExitCode {
        do {
            switch try ArgumentParser(root: root).parse(words) {
            case .version:
                world.console.standardOutput.write(ToolVersion.current + "\n")
                return .success
            case .help(let path):
                world.console.standardOutput.write(
                    HelpText(path: path, topics: path.count == 1 ? HelpTopic.allCases : []).text)
                return .success
            case .topic(let topic):
                world.console.standardOutput.write(topic.text)
                return .success
            case .run(let command, let path, let arguments):
                return run(command, path, arguments, in: world)
            }
        } catch {
            return tell(error.error, path: error.path, on: world.console)
        }
    }

    private static func run(
        _ command: Command, _ path: [Command], _ arguments: ParsedArguments, in world: Session.World
    ) -> ExitCode {
        guard case .run(let action) = command.action else { return .internalFault }
        let shared: SharedOptions
        do {
            shared = try SharedOptions(arguments)
        } catch {
            return tell(error, path: path, on: world.console)
        }
        let session = Session(world: world, shared: shared)
        do {
            return try action(arguments, session)
        } catch {
            if case .usage(let error) = error { return tell(error, path: path, on: world.console) }
            session.report(error.findings)
            return error.exitCode
        }
    }

    private static func tell(_ error: UsageError, path: [Command], on console: Console) -> ExitCode {
        let help = HelpText(path: path)
        let command = path.map(\.name).joined(separator: " ")
        console.standardError.write(
            """
            Error: \(printableLines(error.message))
            Usage: \(help.usage)
              See '\(command) --help' for more information.

            """)
        return .usage
    }
}
