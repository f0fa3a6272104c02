import Foundation
import Testing

/// `--dry-run` changes no byte and no modification time, whatever the command.
@Suite struct DryRunTests {
    private let folder: Folder

    /// A project in which every command has something to do.
    init() throws {
        folder = try Folder()
        #expect(try Tool.built.run(["new", "TodoList", "Settings", "--path", "Demo"], in: folder.url).code == 0)
        #expect(try Tool.built.run(["new", "TodoList", "--path", "Tidy"], in: folder.url).code == 0)
        let spec = try folder.text("Demo/Specs/TodoList.viper")
        try folder.write(
            "Demo/Specs/TodoList.viper",
            spec.replacing("func showNoContent()", with: "func showNoContent()\n        func  showMore()"))
        try folder.write(
            "Demo/Sources/Demo/News/NewsProtocols.swift",
            """
            @MainActor protocol NewsViewProtocol: AnyObject { func show() }
            @MainActor protocol NewsPresenterProtocol: AnyObject { func viewDidLoad() }

            """)
        try FileManager.default.removeItem(at: folder["Demo/Specs/Settings.viper"])
        try folder.write("Demo/Sources/Demo/.viper-gen-0.tmp", "left by a killed run")
        try folder.makeFolder("Empty/New")
        try folder.write("Demo/.viper-gen/journal", "temporary Sources/Demo/.viper-gen-0.tmp\n")
    }

    /// A command line for every command that can be told not to write.
    private static let lines = [
        "new": "new Third", "init": "init Third", "generate": "generate --force", "format": "format",
        "remove": "remove TodoList --force", "rename": "rename TodoList Renamed",
        "move": "move TodoList.viewDidLoad swift", "eject": "templates eject", "check": "check --fix", "diff": "diff",
        "adopt": "adopt News", "release": "release TodoList",
    ]

    private func commandsThatCanDryRun() throws -> [String] {
        let listing = try Tool.built.run(["help"], in: folder.url).output
        let names = listing.split(separator: "\n").drop { !$0.contains("SUBCOMMANDS") }.dropFirst()
            .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
            .compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(names.contains("generate"), "\(listing)")
        var commands =
            try Tool.built.run(["help", "templates", "eject"], in: folder.url).output.contains("--dry-run")
            ? ["eject"] : []
        for name in names where try Tool.built.run(["help", name], in: folder.url).output.contains("--dry-run") {
            commands.append(name)
        }
        return commands
    }

    @Test func changesNothing() throws {
        let commands = try commandsThatCanDryRun()
        #expect(Set(commands).isSuperset(of: ["new", "generate", "eject"]))
        let before = try folder.snapshot()
        for command in commands {
            let line = try #require(Self.lines[command], "no line for \(command)")
            let words = line.split(separator: " ").map(String.init)
            // An app begins where there is none, and a module gets another name where files are in line with specs.
            let place = ["init": "Empty/New", "rename": "Tidy"][command] ?? "Demo"
            let result = try Tool.built.run(words + ["--dry-run", "--path", place], in: folder.url)
            // A body moves, and a module changes hands, only where files are in line with specs; here they are not.
            let isRefused = ["move", "adopt", "release"].contains(command)
            // What would be mended is told as it stands.
            let code: Int32 = isRefused ? 3 : command == "check" ? 1 : 0
            #expect(result.code == code, "\(line): \(result.errors)")
            let after = try folder.snapshot()
            #expect(after == before, "\(line): \(after.difference(from: before))")
        }
    }

    @Test func neitherDoCommandsThatOnlyRead() throws {
        let before = try folder.snapshot()
        for line in ["context TodoList", "templates list", "explain", "check", "diff", "format --check"] {
            let words = line.split(separator: " ").map(String.init)
            _ = try Tool.built.run(words + (line == "explain" ? [] : ["--path", "Demo"]), in: folder.url)
            let after = try folder.snapshot()
            #expect(after == before, "\(line): \(after.difference(from: before))")
        }
    }
}
