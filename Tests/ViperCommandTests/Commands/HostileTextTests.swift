import Diagnostics
import TestSupport
import Testing
import ViperCommand

/// Names of files, folders, modules, types and settings are data in every output: nothing in them is obeyed by a compiler, a
/// build tool, a shell, a log or a terminal.
@Suite struct HostileTextTests {
    /// What somebody obeys: a line break, escape sequences, marks of writing direction, commands of Make, of shells, of workflows.
    static let texts = [
        "a\nlet pwned = 1\n", "a\r\nall: ; touch pwned\r", "a\u{1B}[35mred\u{1B}]0;title\u{7}", "a\u{8}\u{8}b",
        "a\u{202E}b\u{2066}",
        "a\u{2028}b", "a\u{85}b", "a$(touch pwned)", "a`touch pwned`", "a;touch pwned", "a\nx!=touch pwned",
        "x!=touch$(IFS)pwned",
        "a%b", "::error::pwned", "a\n::add-mask::b", "a\"b'c", "a\\b", "a&&b|c", "*/ a /*", "a,b:c", "a\u{7F}\u{9B}31m",
    ]

    /// Every kind of character in few texts: what breaks lines and steers a terminal, what nobody sees, what a person can read.
    static let kinds = [
        "a\nlet pwned = 1\na\r\nall: ; touch pwned\ra\nx!=touch pwned\n::add-mask::b\n\u{1B}[35mred\u{1B}]0;title\u{7}\u{8}b",
        "a\u{202E}b\u{2066}a\u{2028}b\u{85}\u{7F}\u{9B}31m",
        "::error::pwned a%b$(touch pwned);touch$(IFS)pwned&&b|c,d:e x!=y",
    ]

    /// Those of the tests that try one command after the other.
    private static let tried = TestSettings.cases(texts, quick: 5)

    /// The output and the place choose one more, so that each is in every part of the tests.
    private static func texts(_ place: Int, _ command: Int) -> [String] {
        kinds + [texts[(place * 2 + command) % texts.count]]
    }

    /// Where a hostile text stands: files by path, with it in a path or a text.
    static let places: [(name: String, files: @Sendable (String) -> [String: String])] = [
        ("a spec's name", { ["App.viper": app, "Specs/\($0).viper": "module List { presenter { func a() } }\n"] }),
        (
            "a folder's name",
            { ["App.viper": app, "Specs/\($0)/List.viper": "module List { presenter { func a() } }\n"] }
        ),
        ("a broken spec's name", { ["App.viper": app, "Specs/\($0).viper": "module List { veiw {} }\n"] }),
        (
            "a template's name",
            { ["App.viper": app, "Specs/A.viper": "module List {}\n", "Templates/\($0).stencil": "{{ x }}"] }
        ),
        (
            "a Swift file's name",
            {
                [
                    "App.viper": app, "Specs/A.viper": "module List { presenter { func a() } }\n",
                    "Sources/Demo/List/\($0).swift": "final class ListPresenter { func a( }\n",
                ]
            }
        ),
        ("a module's name", { ["App.viper": app, "Specs/A.viper": "module `\($0)` {}\nmodule Lisst {}\n"] }),
        ("a member's name", { ["App.viper": app, "Specs/A.viper": "module List { view { func `\($0)`() } }\n"] }),
        (
            "a type's name",
            {
                [
                    "App.viper": app,
                    "Specs/A.viper": "struct `\($0)` {}\nmodule List { view { func a(_ b: `\($0)`) } }\n",
                ]
            }
        ),
        (
            "a setting",
            { ["App.viper": "app Demo { ui none; sources \"\($0)\" }\n", "Specs/A.viper": "module List {}\n"] }
        ),
        (
            "a comment",
            { ["App.viper": app, "Specs/A.viper": "/// \($0)\nmodule List {\n/* \($0) */ presenter { func a() } }\n"] }
        ),
        (
            "a class",
            {
                [
                    "App.viper": app, "Specs/A.viper": "module List { presenter { func a(); func b() } }\n",
                    "Sources/Demo/List/ListPresenter.swift":
                        "// \($0)\nfinal class ListPresenter {\n    func a() { print(\"\($0)\") }\n}\n",
                ]
            }
        ), ("the folder of an app", { ["App/\($0)/NewsProtocols.swift": AdoptedNews.contract] }),
        (
            "a module that was written by hand",
            { ["App/News.swift": AdoptedNews.contract + "// \($0)\nfinal class `\($0)Presenter` {}\n"] }
        ),
        (
            "an Xcode project",
            {
                [
                    "App.viper": "app Demo { ui none; project \"\($0).xcodeproj\", \"\($0)\" }\n",
                    "Specs/A.viper": "module List { presenter { func a() } }\n",
                    "\($0).xcodeproj/project.pbxproj": ProjectCase("classic").project,
                ]
            }
        ),
    ]

    private static let app = "app Demo { ui none }\n"

    static let commands = [
        "generate", "check", "check --format github", "check --format json", "check --format sarif", "diff",
        "diff --color always",
        "generate --dry-run", "format --check", "generate Lost", "rename Lost Found", "remove Lost", "move List.c spec",
        "context List", "completions words -- generate ", "templates check", "adopt --verbose", "adopt --format json",
        "adopt --all --format github", "release --all", "check --write-baseline", "graph", "graph --format html",
        "graph --format mermaid", "graph --format dot", "graph --format json", "graph List.a", "graph --inside List",
    ]

    @Test(arguments: places.indices) func isDataInEveryOutput(_ place: Int) throws {
        for (number, command) in Self.commands.enumerated() {
            // The quick tests try each command at one place, the gate at a quarter of them.
            let isTried = TestTier.gate.isRunning ? (place + number) % 4 == 0 : number % Self.places.count == place
            guard isTried || TestTier.all.isRunning else { continue }
            for text in Self.texts(place, number) {
                let disk = MemoryFileSystem(files: Self.places[place].files(text))
                // An empty last word is what a shell asks to complete.
                let words = command.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
                let run = Run(words, on: disk, terminal: true)
                let place = "\(Self.places[place].name), \(text.debugDescription), \(command)"
                #expect(run.code != .internalFault, "\(place)")
                for stream in [run.output, run.errors] {
                    let shown = Self.withoutColors(stream)
                    #expect(
                        shown.unicodeScalars.allSatisfy { !Self.isObeyed($0) }, "\(place): \(shown.debugDescription)")
                    let lines = shown.split(separator: "\n")
                    #expect(!lines.contains { $0.hasPrefix("let pwned") || $0.hasPrefix("all:") }, "\(place)")
                    // What a shell completes stands on the command line afterwards.
                    if command.hasPrefix("completions") {
                        #expect(
                            !lines.contains { $0.contains { "$`;&|\"'\\!*%(){}<> ".contains($0) } },
                            "\(place): \(lines)")
                    }
                    if command.hasSuffix("github") {
                        #expect(
                            lines.allSatisfy {
                                $0.hasPrefix("::error file=") || !$0.hasPrefix("::") || $0.hasPrefix("::error title=")
                                    || $0.hasPrefix("::warning ")
                            }, "\(place): \(lines)")
                    }
                }
            }
        }
    }

    /// What is put together from all texts leaves out none of their characters that somebody obeys, nor any text.
    @Test func kindsCoverTheTexts() {
        let scalars = { (texts: [String]) in Set(texts.flatMap(\.unicodeScalars)) }
        // Quotes, backslashes and marks of comments end what they stand in: they are texts of their own.
        let alone = Set("`\"'\\*/".unicodeScalars)
        let letters = { (scalar: Unicode.Scalar) in scalar.properties.isAlphabetic }
        #expect(scalars(Self.texts).subtracting(alone).subtracting(scalars(Self.kinds)).allSatisfy(letters))
        let chosen = Self.places.indices.flatMap { place in Self.commands.indices.flatMap { Self.texts(place, $0) } }
        #expect(Set(chosen).isSuperset(of: Self.texts))
    }

    /// The folder that an app is begun in names it, and stands in messages.
    @Test func isDataWhereAnAppBegins() {
        for text in Self.tried where !text.contains("/") {
            let disk = MemoryFileSystem(workingFolder: "/home/me/" + text)
            for line in ["init", "new List", "check", "check --format github", "check --format sarif", "generate Lost"]
            {
                let run = Run(line, on: disk, terminal: true)
                #expect(run.code != .internalFault, "\(text.debugDescription), \(line)")
                let written = disk.files.compactMap(disk.text)
                for shown in [run.output, run.errors].map(Self.withoutColors) + written {
                    #expect(shown.unicodeScalars.allSatisfy { !Self.isObeyed($0) }, "\(shown.debugDescription)")
                    #expect(!shown.contains("\nlet pwned") && !shown.contains("\nall:"), "\(shown.debugDescription)")
                }
            }
        }
    }

    /// What `adopt` writes: settings, a spec, the contract, the Xcode project.
    @Test func isDataInWhatIsTakenOver() throws {
        for text in Self.tried where !text.contains("/") {
            let app = XcodeApp()
            let path = "Shop/\(text)/NewsProtocols.swift"
            app.disk.add(path, AdoptedNews.contract)
            let run = Run("adopt --all", on: app.disk, terminal: true)
            #expect(run.code != .internalFault && app.disk.text(path) != nil || run.code == .success, "\(run.errors)")
            for file in app.disk.files where file != path {
                let written = try #require(app.disk.text(file))
                #expect(written.unicodeScalars.allSatisfy { !Self.isObeyed($0) }, "\(text.debugDescription): \(file)")
                #expect(!written.contains("\nlet pwned") && !written.contains("\nall:"), "\(file)")
            }
            #expect(try app.project.targets.count == 2)
        }
    }

    /// Generated files name the specs that they come from.
    @Test func isDataInGeneratedFiles() {
        for text in Self.tried where !text.contains("/") {
            for path in ["Specs/\(text).viper", "Specs/\(text)/A.viper"] {
                let disk = MemoryFileSystem(files: [
                    "App.viper": Self.app, path: "module List { presenter { func a() } }\n",
                ])
                _ = Run("generate", on: disk)
                for file in disk.files where file.hasSuffix(".swift") {
                    let lines = (disk.text(file) ?? "").split { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
                    #expect(!lines.contains { $0.hasPrefix("let pwned") || $0.hasPrefix("all:") }, "\(file)")
                    #expect(disk.text(file)?.unicodeScalars.allSatisfy { !Self.isObeyed($0) } == true, "\(file)")
                }
            }
        }
    }

    /// What Make has no escape for is refused, and no file is written that it would read otherwise.
    @Test func isDataInDepfiles() {
        for text in Self.tried {
            for path in ["Specs/\(text).viper", "Specs/\(text)/A.viper"] {
                let disk = MemoryFileSystem(files: [
                    "App.viper": Self.app, path: "module List { presenter { func a() } }\n",
                ])
                let run = Run(["generate", "--depfile", "n.d"], on: disk)
                guard let depfile = disk.text("n.d") else {
                    #expect(run.code != .success, "\(text.debugDescription)")
                    continue
                }
                #expect(run.code == .success)
                #expect(!depfile.contains { "\r;=|&!%*?[]()<>\"'`".contains($0) }, "\(depfile)")
                let lines = depfile.split(separator: "\n")
                #expect(lines.count(where: { !$0.hasPrefix("  ") }) == 2, "\(depfile)")
            }
        }
    }

    /// A terminal obeys it, or a person cannot see it.
    private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "\n" || scalar == "\t" { return false }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: return true
        default: return false
        }
    }

    /// Without the sequences that the tool itself colors with.
    private static func withoutColors(_ text: String) -> String {
        text.replacing(#/\u{1B}\[(0|1|1;31|1;32|1;33|1;36|31|32|34|36)m/#, with: "")
    }
}
