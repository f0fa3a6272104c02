import Foundation
import TestSupport
import Testing
import ViperCommand
import ViperSpec

struct HelpTopicTests {
    private let language = Run("help language").output

    @Test func theLanguageNamesEachWordOfTheParser() {
        for word in SpecKeyword.topLevel + SpecKeyword.sections + SettingName.allCases.map(\.rawValue)
        where word != "app" {
            #expect(language.split(whereSeparator: { !$0.isLetter }).contains(word[...]), "\(word)")
        }
    }

    @Test func thePageOfSettingsHasARowForEachOfThem() throws {
        let page = Self.page("Settings.md")
        let rows = try String(contentsOf: page, encoding: .utf8).matches(of: #/(?m)^\| `(\w+)` \|/#)
        #expect(
            rows.map { String($0.1) } == SettingName.allCases.map(\.rawValue),
            "the table of Settings.md needs a row for each setting, in the order of 'SettingName'")
    }

    /// The example is generated, and nothing is found but stubs.
    @Test func theExampleIsASpec() throws {
        let example = try #require(
            language.components(separatedBy: "\nEXAMPLE\n").last?.components(separatedBy: "\nYOUR FILES\n").first)
        let disk = MemoryFileSystem(files: [
            "App.viper": "app Demo {\n    root List\n    rules { unwrittenStub off }\n}\n", "Specs/List.viper": example,
        ])
        let run = Run("generate", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        let check = Run("check --strict", on: disk)
        #expect(check.code == .success, "\(check.errors)")
    }

    @Test func agentsAreToldTheCommandsThatThereAre() {
        let agents = Run("help agents").output
        let commands = agents.matches(of: #/`viper-gen ([a-z]+)/#).map { String($0.1) }
        #expect(commands.count > 5)
        for command in commands where command != "help" {
            #expect(Run("help \(command)").code == .success, "\(command)")
        }
    }

    @Test func topicsAreListed() {
        #expect(Run("help").output.contains("TOPICS:\n  language "))
    }

    /// `RECORD_SNAPSHOTS=1` writes the page again, and then fails once.
    @Test func theQuickReferenceIsTheHelp() throws {
        let page = Self.page("QuickReference.md")
        let text = """
            # Quick reference

            The language on one page, as `viper-gen help language` prints it.

            ```
            \(language)```

            """
        if TestSettings.recordsSnapshots {
            try Data(text.utf8).write(to: page)
            Issue.record("recorded \(page.lastPathComponent): read it, then run again without RECORD_SNAPSHOTS")
        }
        #expect(try String(contentsOf: page, encoding: .utf8) == text)
    }

    private static func page(_ name: String) -> URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources/viper-gen/viper-gen.docc/\(name)")
    }
}
