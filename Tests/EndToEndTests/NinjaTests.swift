import Foundation
import TestSupport
import Testing

/// What `--depfile` writes is enough for a build tool: nothing runs twice, and everything runs that has to.
@Suite(.enabled(if: Ninja.installed != nil), .enabled(if: TestTier.gate.isRunning)) struct NinjaTests {
    private let parent: Folder
    private let folder: Folder

    init() throws {
        parent = try Folder()
        folder = Folder(in: parent, at: "Demo")
        #expect(try Tool.built.run(["new", "TodoList", "Settings", "--path", "Demo"], in: parent.url).code == 0)
        let example = Repository.root.appending(path: "Samples/TodoApp/build.ninja")
        try FileManager.default.copyItem(at: example, to: folder["build.ninja"])
    }

    /// The steps that a run of Ninja took, sorted.
    private func ninja() throws -> [String] {
        let ninja = try #require(Ninja.installed)
        let run = try RunningTool(
            program: ninja, arguments: [], folder: folder.url,
            environment: ["PATH": "\(Tool.built.url.deletingLastPathComponent().path):/usr/bin:/bin"]
        ).result()
        #expect(run.code == 0, "\(run.output)\(run.errors)")
        return run.output.split(separator: "\n").map { line in
            line.hasPrefix("[") ? String(line.drop { $0 != "]" }.dropFirst(2)) : String(line)
        }.sorted()
    }

    private static let all = ["Checking 1/2", "Checking 2/2", "Generating"]
    private static let nothing = ["ninja: no work to do."]

    @Test func runsWhatHasToRunAndNothingTwice() throws {
        #expect(try ninja() == Self.all)
        #expect(try ninja() == Self.nothing)

        // A spec that changes, one that comes, one that goes.
        let spec = try folder.text("Specs/Settings.viper")
        try folder.write("Specs/Settings.viper", spec.replacing("viewDidLoad", with: "viewWillAppear"))
        #expect(try ninja() == Self.all)
        #expect(try folder.text("Sources/Demo/Settings/Settings.generated.swift").contains("viewWillAppear"))
        #expect(try ninja() == Self.nothing)
        try folder.write("Specs/About.viper", "module About { view { func show() } }\n")
        #expect(try ninja() == Self.all)
        #expect(try folder.files()["Sources/Demo/About/About.generated.swift"] != nil)
        #expect(try ninja() == Self.nothing)
        try FileManager.default.removeItem(at: folder["Specs/About.viper"])
        #expect(try ninja() == Self.all)
        #expect(try ninja() == Self.nothing)

        // Code of a person's is checked again, and nothing is generated from it.
        let presenter = "Sources/Demo/Settings/SettingsPresenter.swift"
        try folder.write(presenter, try folder.text(presenter) + "// More.\n")
        #expect(try ninja() == ["Checking 1/2", "Checking 2/2"])
        #expect(try ninja() == Self.nothing)
    }

    /// Files that stay as they are keep their times, so what is made of them need not be made again.
    @Test func whatAnUnchangedModuleIsMadeIntoIsKept() throws {
        let file = try folder.text("build.ninja")
        let generated = ["TodoList", "Settings"].map { "Sources/Demo/\($0)/\($0).generated.swift" }
        try folder.write(
            "build.ninja",
            file.replacing(
                "build $stamps/generated: generate\n",
                with: """
                    rule compile
                      command = cksum $in > $out
                      description = Compiling $in
                    build $stamps/generated | \(generated.joined(separator: " ")): generate
                      restat = 1
                    build $stamps/TodoList.o: compile \(generated[0])
                    build $stamps/Settings.o: compile \(generated[1])

                    """))
        #expect(try ninja() == Self.all.prefix(2) + generated.sorted().map { "Compiling \($0)" } + Self.all.suffix(1))
        let spec = try folder.text("Specs/Settings.viper")
        try folder.write("Specs/Settings.viper", spec.replacing("viewDidLoad", with: "viewWillAppear"))
        #expect(try ninja() == Self.all.prefix(2) + ["Compiling \(generated[1])"] + Self.all.suffix(1))
    }
}

private enum Ninja {
    /// Where the program is; nil where there is none.
    static let installed: URL? = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
        return path.split(separator: ":").map { URL(filePath: String($0)).appending(path: "ninja") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()
}
