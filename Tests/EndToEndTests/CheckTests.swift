import Foundation
import Testing

@Suite struct CheckTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
        let made = try Tool.built.run(["new", "TodoList", "Settings", "--path", "Demo"], in: folder.url)
        #expect(made.code == 0, "\(made.errors)")
    }

    /// With something wrong of every kind: in a spec, in a generated file, in a file of a person's.
    private func breakThings() throws {
        try folder.write(
            "Demo/Specs/Settings.viper", "module Settings { view { func hide() }; router { func leave() } }\n")
        let generated = "Demo/Sources/Demo/TodoList/TodoList.generated.swift"
        try folder.write(generated, try folder.text(generated) + "// mine\n")
        try folder.write("Demo/Sources/Demo/Own.swift", "<<<<<<< a\n=======\n>>>>>>> b\n")
        try FileManager.default.removeItem(at: folder["Demo/Tests/DemoTests/TodoList/TodoList.generated.swift"])
    }

    @Test(arguments: ["text", "json", "github", "sarif"]) func changesNoByteAndNoTime(_ format: String) throws {
        try breakThings()
        let (files, times) = (try folder.files(), try folder.modificationTimes())
        let checked = try Tool.built.run(
            ["check", "--verbose", "--path", "Demo", "--format", format], in: folder.url)
        #expect(checked.code == 1)
        for rule in ["outdatedFile", "editedGeneratedFile", "conflictMarkers", "missingFile"] {
            #expect((checked.output + checked.errors).contains(rule), "\(rule) in \(checked.output)\(checked.errors)")
        }
        #expect(try folder.files() == files)
        #expect(try folder.modificationTimes() == times)
    }

    /// The whole path of a file, in a script phase of Xcode; else as one sees it.
    @Test func namesFilesSoThatTheyCanBeOpened() throws {
        try breakThings()
        let file = "Demo/Sources/Demo/Own.swift:1:1: error: "
        let terminal = try Tool.built.run(["check", "--path", "Demo"], in: folder.url)
        #expect(("\n" + terminal.errors).contains("\n\(file)"))
        let xcode = try Tool.built.run(
            ["check", "--path", "Demo"], in: folder.url, environment: ["XCODE_VERSION_ACTUAL": "2600"])
        #expect(("\n" + xcode.errors).contains("\n\(folder.url.path)/\(file)"))
    }

    @Test func aDryRunChangesNoByteAndNoTime() throws {
        try folder.write("Demo/Specs/Settings.viper", "module Settings { view { func hide() } }\n")
        try FileManager.default.removeItem(at: folder["Demo/Tests/DemoTests/TodoList/TodoList.generated.swift"])
        let (files, times) = (try folder.files(), try folder.modificationTimes())
        let run = try Tool.built.run(["generate", "--path", "Demo", "--dry-run"], in: folder.url)
        #expect(run.output.contains("Dry run: nothing was written. 2 modules: "))
        #expect(try folder.files() == files)
        #expect(try folder.modificationTimes() == times)
    }

    /// A runner takes every line that begins with `::`, or holds `##[`, for a command.
    @Test func namesAndTextOfSpecsAreNoWorkflowCommands() throws {
        let evil = "\n::stop-commands::x\r::error file=y::z,%0A::set-output name=a::b"
        let name = "Specs/A\(evil.replacingOccurrences(of: "/", with: "")).viper"
        try folder.write("Demo/\(name)", "module A { veiw {} }\n/*\u{1B}##[add-path]x */ func ##[x] () \(evil)\n")
        let checked = try Tool.built.run(["check", "--path", "Demo", "--format", "github"], in: folder.url)
        #expect(checked.code == 2)
        let lines = checked.output.unicodeScalars.split { $0 == "\n" || $0 == "\r" }.map(String.init)
        #expect(lines.count > 1)
        #expect(lines.allSatisfy { $0.hasPrefix("::error file=Demo/Specs/A%0A%3A%3Astop-commands") }, "\(lines)")
        #expect(!checked.errors.contains("::") && !checked.errors.contains("##["))
    }

    /// The samples are what their specs say, and written to the end.
    @Test func samplesAreClean() throws {
        let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Samples")
        let paths = FileManager.default.enumerator(atPath: samples.path)?.compactMap { $0 as? String } ?? []
        let names = paths.filter { $0.hasSuffix("/App.viper") && !$0.contains("/.") }.map {
            $0.dropLast("/App.viper".count)
        }
        #expect(!names.isEmpty)
        for name in names {
            let checked = try Tool.built.run(["check", "--strict", "--path", String(name)], in: samples)
            #expect(checked.code == 0, "\(name): \(checked.errors)")
        }
    }

    /// Services show findings in a repository, of which the project may be a part.
    @Test func placesAreThoseOfTheRepository() throws {
        try breakThings()
        let project = folder["Demo"]
        func firstPath(_ environment: [String: String], in place: URL, _ path: String) throws -> String {
            let checked = try Tool.built.run(
                ["check", "--path", path, "--format", "github"], in: place, environment: environment)
            let line = checked.output.split(separator: "\n").first { $0.contains("file=") } ?? ""
            return String(line.split(separator: "file=").last?.prefix { $0 != "," } ?? "")
        }
        #expect(try firstPath([:], in: folder.url, "Demo").hasPrefix("Demo/Sources/"))
        #expect(try firstPath([:], in: project, ".").hasPrefix("Sources/"))
        #expect(try firstPath(["GITHUB_WORKSPACE": folder.url.path], in: project, ".").hasPrefix("Demo/Sources/"))
        #expect(try firstPath(["GITHUB_WORKSPACE": "/elsewhere"], in: project, ".").hasPrefix("Sources/"))
    }
}
