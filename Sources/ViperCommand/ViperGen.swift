import Diagnostics
import ViperModel

/// The command-line tool. Only this type turns failures into text and exit codes.
package enum ViperGen {
    /// The root command, which contains all others.
    package static let root: Command = Command(
        "viper-gen", abstract: "Generate and maintain VIPER modules from .viper specs.",
        action: .choose([
            .initialize, .new, .adopt, .release, .generate, .check, .diff, .move, .rename, .remove, .format, .context,
            .graph, .explain, .merge, .templates, .completions,
        ]))

    /// Runs a command line, and returns the exit code of the process. `words` are the arguments after the name of the
    /// tool.
    package static func run(_ words: [String], in world: Session.SystemEnvironment) -> ExitCode {
        let code = execute(words, in: world)
        guard let failure = world.console.standardOutput.failure() else { return code }
        let rest = code == .success ? "; everything else was done, and the files were written" : ""
        world.console.standardError.write("Error: cannot write to the standard output: \(failure)\(rest)\n")
        return code == .success ? .disk : code
    }

    private static func execute(_ words: [String], in world: Session.SystemEnvironment) -> ExitCode {
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
            return report(error.error, path: error.path, asJSON: requestsJSON(words), on: world.console)
        }
    }

    /// Returns whether a command line contains `--format json`, even if the rest of the command line is wrong.
    private static func requestsJSON(_ words: [String]) -> Bool {
        let options = words.prefix { $0 != "--" }
        return options.contains("--format=json")
            || zip(options, options.dropFirst()).contains { $0 == "--format" && $1 == "json" }
    }

    private static func run(
        _ command: Command, _ path: [Command], _ arguments: ParsedArguments, in world: Session.SystemEnvironment
    ) -> ExitCode {
        guard case .run(let action) = command.action else { return .internalFault }
        let shared: SharedOptions
        do {
            shared = try SharedOptions(arguments)
        } catch {
            return report(
                error, path: path, asJSON: arguments.value(of: .format) == FindingsFormat.json.rawValue,
                on: world.console)
        }
        let session = Session(world: world, shared: shared)
        do {
            return try action(arguments, session)
        } catch {
            if case .usage(let error) = error {
                return report(error, path: path, asJSON: shared.format == .json, on: world.console)
            }
            session.report(error.findings)
            return error.exitCode
        }
    }

    private static func report(
        _ error: UsageError, path: [Command], asJSON: Bool, on console: Console
    ) -> ExitCode {
        let help = HelpText(path: path)
        if asJSON {
            let object: JSONValue = .object([
                "severity": .string(Severity.error.rawValue), "message": .string(error.message),
                "usage": .string(help.usage),
            ])
            console.standardOutput.write(object.text + "\n")
            return .usage
        }
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
