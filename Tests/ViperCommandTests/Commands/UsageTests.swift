import Foundation
import TestSupport
import Testing

@testable import ViperCommand

@Suite struct UsageTests {
    @Test func printsTheVersion() {
        let run = Run("--version")
        #expect(run.code == .success)
        #expect(run.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
    }

    @Test func helpsWithNoWordsAtAll() {
        let run = Run("")
        #expect(run.code == .success)
        #expect(run.output.contains("USAGE: viper-gen <subcommand>"))
        for command in ViperGen.root.subcommands { #expect(run.output.contains("  \(command.name) ")) }
    }

    @Test func helpsWithEveryCommand() {
        var names: [String] = []
        func visit(_ command: Command, _ path: [String]) {
            let run = Run(path + ["--help"])
            names.append(command.name)
            #expect(run.code == .success && run.errors.isEmpty)
            #expect(run.output.hasPrefix("OVERVIEW: \(command.abstract.prefix(20))"))
            #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
            #expect(Run(["help"] + path).output == run.output)
            for next in command.subcommands { visit(next, path + [next.name]) }
        }
        visit(ViperGen.root, [])
        #expect(
            Set(names).isSuperset(of: ["new", "generate", "context", "explain", "templates", "list", "show", "eject"]))
    }

    /// A program that asks for JSON gets JSON, also if the command line is wrong.
    @Test(arguments: [
        ("check --format json --strct", "Unknown option '--strct'. Did you mean '--strict'?"),
        ("check --format=json -q -v", "'--quiet' and '--verbose' cannot be combined."),
        ("generate --format json --shard 9/8 ", "expected a part and the number of parts, such as 2/8."),
    ])
    func aUsageErrorIsJSONIfJSONIsRequested(line: String, message: String) throws {
        let run = Run(line)
        #expect(run.code == .usage && run.errors.isEmpty)
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: String]
        #expect(object?["message"]?.hasSuffix(message) == true, "\(run.output)")
        #expect(object?["severity"] == "error")
        #expect(object?["usage"]?.hasPrefix("viper-gen \(line.prefix { $0 != " " }) [<options>]") == true)
    }

    @Test(arguments: [
        ("nwe A", "Unknown command 'nwe'. Did you mean 'new'?"),
        ("create Feed", "Unknown command 'create'. Did you mean 'new'?"),
        ("generate --forse", "Unknown option '--forse'. Did you mean '--force'?"),
        ("generate --color=blue", "expected one of auto, always, never."),
        ("--path Shop check", "Option '--path' belongs after the command: 'viper-gen check --path Shop'."),
        ("-q --path=Shop generate A", "Option '-q' belongs after the command: 'viper-gen generate -q --path=Shop A'."),
        ("--dry-run", "Missing command."),
        ("--nope check", "Unknown option '--nope'."),
        ("new", "Missing expected argument '<name>'."),
        ("new todoList", "Did you mean 'TodoList'?"),
        ("new A B --spec x", "'--spec' is for one module, but 2 are named."),
        ("new A --target a-b", "'a-b' cannot be the name of a target"),
        ("generate -q -v", "'--quiet' and '--verbose' cannot be combined."),
        ("explain refusedPth", "Unknown rule 'refusedPth'. Did you mean 'refusedPath'?"),
        (
            "explain templateEscape",
            "the rule 'templateEscape' was removed; 'templateMalformedTag' reports the same findings."
        ),
        ("explain recursiveType", "'recursiveType' was removed, because the compiler reports the same"),
        ("templates", "Missing command."),
        ("templates shwo", "Did you mean 'show'?"),
        ("templates show starter/Module.vipr", "Did you mean 'starter/Module.viper'?"),
        ("templates eject nothing", "There is no built-in template 'nothing'."),
    ])
    func saysWhatIsWrongAndHowItIsUsed(line: String, message: String) {
        let disk = MemoryFileSystem()
        let run = Run(line, on: disk)
        #expect(run.code == .usage)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("Error: ") && run.errors.contains(message))
        #expect(run.errors.contains("\nUsage: viper-gen "))
        #expect(disk.log.isEmpty)
    }

    @Test(arguments: [
        ("generate FeedPresenter", "Did you mean 'Feed'?"), ("check feed", "Did you mean 'Feed'?"),
        ("diff FeedDetailModule", "Did you mean 'FeedDetail'?"), ("remove Fed", "Did you mean 'Feed'?"),
        ("graph Sources/Demo/Feed/FeedRouter.swift", "Did you mean 'Feed'?"),
        ("generate Xyz", "The modules are: 'Feed', 'FeedDetail'."),
        ("check --path App.viper", "'--path' takes a folder, and 'App.viper' is a file. Did you mean '.'?"),
        ("check --path Specs/Feed.viper", "'Specs/Feed.viper' is a file. Did you mean '.'?"),
    ])
    func saysWhatIsMeant(line: String, message: String) {
        let disk = MemoryFileSystem()
        #expect(Run("new Feed FeedDetail --ui none", on: disk).code == .success)
        let run = Run(line, on: disk)
        #expect(run.code == .usage && run.errors.contains(message), "\(run.errors)")
    }

    @Test func printsNothingThatCouldMoveTheCursor() {
        let run = Run(["new", "A\u{1B}[2J\u{202E}\n"])
        #expect(run.code == .usage)
        #expect(!run.errors.contains("\u{1B}") && !run.errors.contains("\u{202E}"))
    }
}
