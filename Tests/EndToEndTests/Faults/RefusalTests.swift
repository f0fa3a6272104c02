import Foundation
import TestSupport
import Testing

/// Every command that writes, under every kind of refusal: exit 74 and nothing changed, or nothing was in its way. Commands that
/// only look write nothing whatever they find.
@Suite(
    .enabled(if: TestTier.gate.isRunning),
    .enabled(if: Unprivileged.isPossible, "root without setpriv: permissions would not bite"))
struct RefusalTests {
    private let folder: Folder
    private let tool: Tool

    init() throws {
        folder = try Folder()
        try folder.makeFolder("bin")
        #expect(Unprivileged.shell("cp '\(Tool.built.url.path)' '\(folder["bin/viper-gen"].path)'"))
        tool = Tool(url: folder["bin/viper-gen"])
        try folder.makeFolder("home")
        #expect(Unprivileged.shell("chmod 777 '\(folder["home"].path)'"))
    }

    private static let writing = [
        "generate", "generate --force", "new Second", "rename First Other", "remove First", "remove First --force",
        "move First.didTap swift", "format", "templates eject", "init --path New", "rename First.didTap didPress",
        "adopt News", "release Old", "check --write-baseline", "graph --output Map.svg", "generate --depfile out.d",
        "merge Project.base Project.ours Project.theirs",
    ]

    private static let reading = [
        "check", "diff", "format --check", "context First", "templates check", "templates list", "adopt", "graph",
        "graph --format html", "explain weakRole", "completions bash",
    ]

    /// A new command stands in one of the two lists.
    @Test func everyCommandIsTried() throws {
        let help = try tool.run(["help"], in: folder["home"]).output
        let names = help.split(separator: "\n").drop { !$0.hasPrefix("SUBCOMMANDS") }.dropFirst()
            .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.hasPrefix("  See") }
            .compactMap { $0.split(separator: " ").first }
        #expect(Set(names) == Set((Self.writing + Self.reading).compactMap { $0.split(separator: " ").first }))
    }

    /// What refuses, as a shell does it to the project, and what has to be done before anybody can clean up.
    enum Refusal: String, CaseIterable {
        case everyFolder = "find . -type d -exec chmod a-w {} +"
        case theRoot = "chmod a-w ."
        case theSources = "find Sources -type d -exec chmod a-w {} +"
        case theTests = "find Tests -type d -exec chmod a-w {} +"
        case theSpecs = "chmod a-w Specs"
        case everyFile = "find . -type f -exec chmod a-w {} +"
        /// No file may be longer than nothing.
        case noRoom = "ulimit -f 0"
        case littleRoom = "ulimit -f 1"
    }

    private func makeProject() throws {
        let made = """
            "$@" --path Demo --ui none && printf '%s' "$SPEC" > Demo/Specs/First.viper \
            && echo 'module Old { emit contract; view { func show() } }' > Demo/Specs/Old.viper \
            && for side in base:1 ours:2 theirs:1,3; do
                echo "{ list = (${side#*:},); objects = { P = { isa = PBXProject; }; }; rootObject = P; }" \
                    > Demo/Project.${side%:*} || exit 1
            done && mkdir Demo/Sources/Demo/News \
            && printf '%s\\n' '@MainActor protocol NewsViewProtocol: AnyObject { func show() }' \
            '@MainActor protocol NewsPresenterProtocol: AnyObject { func viewDidLoad() }' > Demo/Sources/Demo/News/News.swift
            """
        let spec = "module First {\n    presenter { func didTap() {}; func didLeave() }\nview { func show() }\n}\n"
        let script = "SPEC='\(spec)'; " + made + (getuid() == 0 ? " && chown -R 65534:65534 Demo" : "")
        #expect(try tool.run(["new", "First"], by: "umask 022; " + script, in: folder["home"]).code == 0)
    }

    private func run(_ line: String, under refusal: Refusal) throws -> Tool.Result {
        let isLimit = refusal.rawValue.hasPrefix("ulimit")
        return try tool.run(
            line.split(separator: " ").map(String.init),
            by: (isLimit ? refusal.rawValue + " && " : "") + Unprivileged.script, in: folder["home/Demo"])
    }

    @Test(arguments: Refusal.allCases) func nothingIsHalfDone(_ refusal: Refusal) throws {
        try makeProject()
        let demo = folder["home/Demo"].path
        #expect(Unprivileged.shell("cp -a '\(demo)' '\(folder["start"].path)'"))
        // A body moves, and a module changes hands or its name, only where files are in line with specs.
        #expect(try tool.run(["generate"], by: Unprivileged.script, in: folder["home/Demo"]).code == 0)
        #expect(Unprivileged.shell("cp -a '\(demo)' '\(folder["aligned"].path)'"))
        var refused = 0
        for line in Self.writing + Self.reading + Self.writing.map({ $0 + " --dry-run" }) {
            let isAligned = ["move", "rename First", "adopt", "release"].contains { line.hasPrefix($0) }
            let start = folder[isAligned ? "aligned" : "start"].path
            #expect(Unprivileged.shell("chmod -R u+w '\(demo)'; rm -rf '\(demo)'; cp -a '\(start)' '\(demo)'"))
            if !refusal.rawValue.hasPrefix("ulimit") {
                #expect(Unprivileged.shell("cd '\(demo)' && \(refusal.rawValue)"))
            }
            let before = try folder.snapshot(of: "home")
            let result = try run(line, under: refusal)
            let after = try folder.snapshot(of: "home")
            if !Self.writing.contains(line) || result.code > 1 {
                #expect(after.hasSameContent(as: before), "\(line): \(after.difference(from: before))")
            }
            if Self.writing.contains(line) {
                // A file's own permissions keep nobody from replacing it; see `aReadOnlyFileIsReplacedAndStaysReadOnly`.
                let isAllowed = result.code <= 1
                #expect(isAllowed || result.code == 74, "\(line): exit \(result.code), \(result.errors)")
                if !isAllowed { refused += 1 }
                if !isAllowed, refusal != .noRoom, refusal != .littleRoom {
                    #expect(result.errors.contains("[diskFailure]"), "\(line): \(result.errors)")
                }
            }
        }
        _ = Unprivileged.shell("chmod -R u+w '\(folder["home"].path)'")
        // Files that are read-only refuse nobody; everything else refuses somebody, and no folder at all refuses everybody.
        #expect(refusal == .everyFile ? refused == 0 : refused > 0)
        if [.everyFolder, .noRoom].contains(refusal) { #expect(refused == Self.writing.count) }
    }
}
