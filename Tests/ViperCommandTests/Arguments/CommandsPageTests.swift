import Foundation
import TestSupport
import Testing

@testable import ViperCommand

/// The page on commands has what `help` says of each.
struct CommandsPageTests {
    /// Options that mean the same in all commands.
    private static let shared: [Option] = [.path, .dryRun, .force, .format, .quiet, .verbose, .color]

    /// `RECORD_SNAPSHOTS=1` writes the page again, and then fails once.
    @Test func thePageIsCurrent() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources/viper-gen/viper-gen.docc/Commands.md")
        if TestSettings.recordsSnapshots {
            try Data(Self.text.utf8).write(to: page)
            Issue.record("recorded \(page.lastPathComponent): read it, then run again without RECORD_SNAPSHOTS")
        }
        #expect(try String(contentsOf: page, encoding: .utf8) == Self.text)
    }

    /// The examples by the names of their commands: the lines run one after another in one project in memory.
    private static let examples: [String: String] = {
        let disk = MemoryFileSystem()
        let spec = "Specs/TodoList.viper"
        let lines = [
            "new TodoList", "check", "diff --stat", "generate", "move TodoList.didTapClose swift",
            "rename TodoList.didTapAdd didTapPlus", "graph TodoList.viewDidLoad --format mermaid", "context TodoList",
            "explain unopenedModule", "templates eject core/Class.swift.stencil", "remove TodoList",
            "init Notes --ui none",
        ]
        var examples: [String: String] = [:]
        for line in lines {
            if line == "check" {
                let close = "func didTapClose() { router.close() }"
                disk.add(spec, (disk.text(spec) ?? "").replacing(close, with: close + "; func didTapAdd()"))
            }
            let run = line.hasPrefix("init") ? Run(line) : Run(line, on: disk)
            let words = line.split(separator: " ")
            let name = words.prefix(words.first == "templates" ? 2 : 1).joined(separator: " ")
            examples[name] = "```\n$ viper-gen \(line)\n\(shortened(run.errors + run.output))\n```"
        }
        return examples
    }()

    /// Leaves out the middle of a long output.
    private static func shortened(_ output: String) -> String {
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        guard lines.count > 12 else { return lines.joined(separator: "\n") }
        return (Array(lines.prefix(6)) + ["…"] + Array(lines.suffix(4))).joined(separator: "\n")
    }

    private static var text: String {
        let commands = ViperGen.root.subcommands
        let overview = commands.map { "| `\($0.name)` | \($0.abstract) |" }.joined(separator: "\n")
        let sharedRows = shared.map(row).joined(separator: "\n")
        return """
            # Commands

            Look up each command with its options, and the meaning of exit codes. `viper-gen help COMMAND` prints the \
            same text.

            `viper-gen help language` prints the [quick reference](QuickReference.md), and `viper-gen help agents >> \
            AGENTS.md` adds instructions for coding agents to your AGENTS.md.

            | command | does |
            |---|---|
            \(overview)

            Without `--path`, a command works in the current folder, or in its nearest parent with an App.viper in the \
            same git repository. `new`, `init` and `adopt` create no app inside or above another app. There, they \
            write nothing, list the folders of the other apps, and exit with 64. A folder with its own package or \
            Xcode project is not part of another app.

            \(commands.map { section($0, below: [ViperGen.root]) }.joined(separator: "\n"))
            ## Shared options

            | option | |
            |---|---|
            \(sharedRows)

            ## Exit codes

            | exit | meaning |
            |---|---|
            | 0 | success |
            | 1 | `check` found an error |
            | 1 | `diff` or `format --check` found a change |
            | 1 | `generate`, `rename`, `remove`, `release` or `adopt` could not edit one of your files or the Xcode project |
            | 1 | a member was renamed in its spec only; nothing was written |
            | 1 | `merge` left a conflict |
            | 2 | a spec or template has an error; nothing was written |
            | 3 | a generated file was edited by hand; nothing was written |
            | 3 | a file changed during the run; nothing was written |
            | 3 | an interrupted run has to be restored first; nothing was written |
            | 3 | a path leaves the project or is behind a symbolic link; nothing was written |
            | 64 | wrong command line |
            | 70 | internal error |
            | 74 | a file or folder could not be read or written; nothing was written, unless the message says so |

            """
    }

    private static func section(_ command: Command, below path: [Command]) -> String {
        let path = path + [command]
        var blocks = [
            "\(String(repeating: "#", count: path.count)) \(path.dropFirst().map(\.name).joined(separator: " "))",
            command.abstract,
        ]
        if command.subcommands.isEmpty { blocks.append("```\n\(HelpText(path: path).usage)\n```") }
        if !command.discussion.isEmpty {
            blocks += command.discussion.split(separator: "\n\n").map { paragraph in
                paragraph.hasPrefix("  ") ? "```\n\(paragraph)\n```" : escaped(String(paragraph))
            }
        }
        let own = command.options.filter { option in !shared.contains { $0.name == option.name } }
        let others = command.options.filter { option in shared.contains { $0.name == option.name } }
        let rows = command.operands.map { "| `<\($0.name)>` | \(escaped($0.help)) |" } + own.map(row)
        if !rows.isEmpty { blocks.append((["| argument | |", "|---|---|"] + rows).joined(separator: "\n")) }
        if !others.isEmpty {
            blocks.append("Shared options: " + others.map { "`--\($0.name)`" }.joined(separator: ", ") + ".")
        }
        if let example = examples[path.dropFirst().map(\.name).joined(separator: " ")] {
            blocks += ["Example:", example]
        }
        return blocks.joined(separator: "\n\n") + "\n"
            + command.subcommands.map { "\n" + section($0, below: path) }.joined()
    }

    private static func row(_ option: Option) -> String {
        var usage = "--\(option.name)"
        if let short = option.short { usage = "-\(short), \(usage)" }
        var values = ""
        if case .value(let name, let kind) = option.kind {
            usage += " <\(name)>"
            if case .choice(let choices) = kind {
                values = " Values: \(choices.map { "`\($0)`" }.joined(separator: ", "))."
            }
        }
        return "| `\(usage)` | \(escaped(option.help))\(values) |"
    }

    /// Text in angle brackets would be a tag.
    private static func escaped(_ text: String) -> String {
        text.replacing("<", with: "\\<").replacing("|", with: "\\|")
    }
}
