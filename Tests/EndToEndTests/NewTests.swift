import Foundation
import Testing

@Suite struct NewTests {
    /// For all that is owned by its name.
    private static let attributes =
        ["swift", "md"]
        .map { "*.generated.\($0) linguist-generated -merge text eol=lf\n" }.joined()
        + "App+Dependencies.generated.swift merge=union\n.viper-baseline.json merge=union\n"

    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    private func run(_ line: String, in name: String = "") throws -> Tool.Result {
        try Tool.built.run(
            line.split(separator: " ").map(String.init), in: name.isEmpty ? folder.url : folder[name])
    }

    @Test func startsAPackageInAnEmptyFolder() throws {
        let result = try run("new TodoList --path Demo")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.contains("1 module: "))
        let files = try folder.files(below: "Demo").keys
        #expect(
            Set(files).isSuperset(of: [
                "App.viper", "Package.swift", ".swift-format", ".gitattributes", "Specs/TodoList.viper",
                "Sources/Demo/TodoList/TodoList.generated.swift", "Sources/Demo/TodoList/TodoListPresenter.swift",
                "Tests/DemoTests/TodoList/TodoList.generated.swift",
            ]))
        #expect(try folder.text("Demo/.gitattributes") == Self.attributes)
    }

    @Test func changesNothingTheSecondTime() throws {
        #expect(try run("new TodoList Other --path Demo").code == 0)
        let times = try folder.modificationTimes()
        for line in ["new TodoList --path Demo", "generate --path Demo"] {
            let result = try run(line)
            #expect(result.code == 0)
            #expect(result.output.contains("2 modules: 0 files written, "))
            #expect(try folder.modificationTimes() == times)
        }
    }

    @Test func writesTheSameBytesWhereverItRuns() throws {
        #expect(try run("new Zebra Ape Mole --path a/Demo").code == 0)
        #expect(try run("new Mole --path b/Demo").code == 0)
        #expect(try run("new Ape --path b/Demo").code == 0)
        #expect(try run("new Zebra --path b/Demo").code == 0)
        #expect(try folder.files(below: "a/Demo") == folder.files(below: "b/Demo"))
    }

    @Test func findsTheProjectUpwards() throws {
        #expect(try run("new TodoList --path Demo").code == 0)
        let result = try run("new Settings", in: "Demo/Sources/Demo")
        #expect(result.code == 0)
        #expect(try folder.files(below: "Demo").keys.contains("Specs/Settings.viper"))
    }

    @Test func neverOverwritesWhatIsThere() throws {
        try folder.write("Demo/README.md", "mine")
        try folder.write("Demo/.swift-format", "{}")
        try folder.write("Demo/.gitattributes", "*.png binary")
        let spec =
            "module TodoList {\n    view { func show() }\n    presenter { func viewDidLoad() { view?.show() } }\n}\n"
        try folder.write("Demo/Specs/TodoList.viper", spec)
        let result = try run("new TodoList --path Demo")
        #expect(result.code == 0, "\(result.errors)")
        #expect(try folder.text("Demo/README.md") == "mine")
        #expect(try folder.text("Demo/.swift-format") == "{}")
        #expect(try folder.text("Demo/Specs/TodoList.viper") == spec)
        #expect(try folder.text("Demo/.gitattributes") == "*.png binary\n" + Self.attributes)
    }

    @Test func copiesAGivenSpec() throws {
        let spec = "/// Given.\nmodule Given {\n    view { func show() }\n}\n"
        try folder.write("given.txt", spec)
        #expect(try run("new Given --spec given.txt --path Demo").code == 0)
        #expect(try folder.text("Demo/Specs/Given.viper") == spec)
    }

    @Test func writesNothingOnADryRun() throws {
        let result = try run("new TodoList --path Demo --dry-run")
        #expect(result.code == 0)
        #expect(result.output.contains("  + Specs/TodoList.viper\n"))
        #expect(try folder.files().isEmpty)
    }

    @Test func asksForTheTargetWhereThereAreSeveral() throws {
        try folder.write("Demo/Package.swift", "// swift-tools-version: 6.0\n")
        try folder.write("Demo/Sources/One/A.swift", "")
        try folder.write("Demo/Sources/Two/A.swift", "")
        let result = try run("new TodoList --path Demo")
        #expect(result.code == 64)
        #expect(result.errors.contains("--target: 'One', 'Two'"))
        #expect(try run("new TodoList --path Demo --target Two").code == 0)
        #expect(try folder.files().keys.contains("Demo/Sources/Two/TodoList/TodoListPresenter.swift"))
        #expect(try folder.text("Demo/Package.swift") == "// swift-tools-version: 6.0\n")
    }
}
