import AppGraph
import Foundation
import TestSupport
import Testing

@testable import ViperCommand

/// `viper-gen graph`, over the sample of to-dos and the gallery. Its pictures are recorded in Tests/Golden/Pictures:
/// `RECORD_SNAPSHOTS=1` records them anew, and then fails once.
@Suite struct GraphCommandTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static let sample = Result { try project("Samples/TodoApp") }

    private let disk: MemoryFileSystem

    init() throws { disk = try Self.sample.get().copy() }

    /// A project of the repository: its specs, and the Swift that they name.
    private static func project(_ path: String) throws -> MemoryFileSystem {
        let disk = MemoryFileSystem()
        let sample = root.appending(path: path)
        disk.add("App.viper", try String(contentsOf: sample.appending(path: "App.viper"), encoding: .utf8))
        for folder in ["Specs", "Sources"] {
            let names = try FileManager.default.subpathsOfDirectory(atPath: sample.appending(path: folder).path)
            for name in names where name.hasSuffix(".viper") || name.hasSuffix(".swift") {
                let path = "\(folder)/\(name)"
                disk.add(path, try String(contentsOf: sample.appending(path: path), encoding: .utf8))
            }
        }
        return disk
    }

    @Test(arguments: [
        ("Todo.svg", "graph"), ("Todo.html", "graph --format html"), ("Todo.mmd", "graph --format mermaid"),
        ("Todo.dot", "graph --format dot"), ("Todo.json", "graph --format json"),
        ("viewWillAppear.svg", "graph TodoList.viewWillAppear"),
        ("viewWillAppear.mmd", "graph TodoList.viewWillAppear --format mermaid"),
        ("TodoList.svg", "graph TodoList --inside"), ("TodoList.mmd", "graph TodoList --inside --format mermaid"),
        ("TodoList.dot", "graph TodoList --inside --format dot"),
    ])
    func drawsWhatIsRecorded(file: String, line: String) throws {
        try draw(line, on: disk, recordedAs: file)
    }

    @Test(arguments: Goldens.tried, [MapPicture.Grouping.flat, .folders])
    func nothingStandsInTheWay(name: String, grouping: MapPicture.Grouping) throws {
        #expect(MapPicture(AppMap(try Goldens.program(name)), grouping: grouping).faults == [])
    }

    /// The maps in the gallery's README.
    @Test(arguments: ["Todo", "Login", "Listing", "ReactiveTodo", "Upcoming", "Wallet"])
    func drawsTheGallery(app: String) throws {
        try draw("graph", on: Self.project("Samples/Gallery/\(app)"), recordedAs: "Gallery\(app).svg")
    }

    private func draw(_ line: String, on disk: MemoryFileSystem, recordedAs file: String) throws {
        let before = disk.snapshot
        let run = Run(line, on: disk)
        // What all pages share is not recorded with each.
        let output = run.output.replacing(MapPage.script, with: "…").replacing(MapPage.style, with: "…")
        let recorded = Self.root.appending(path: "Tests/Golden/Pictures").appending(path: file)
        #expect(run.code == .success && run.errors.isEmpty)
        if TestSettings.recordsSnapshots {
            try output.write(to: recorded, atomically: true, encoding: .utf8)
            Issue.record("recorded \(file): look at it, then run again without RECORD_SNAPSHOTS")
        }
        #expect(output == (try String(contentsOf: recorded, encoding: .utf8)))
        #expect(disk.snapshot == before)
    }

    /// Any drawing takes the place of another one; what a person wrote is left.
    @Test(.enabled(if: TestTier.gate.isRunning)) func replacesDrawingsOnly() throws {
        let flow = "graph TodoList.viewWillAppear"
        let lines =
            ["svg", "html", "mermaid", "dot", "json"].map { "graph --format \($0)" }
            + ["svg", "mermaid", "json"].map { "\(flow) --format \($0)" } + ["graph TodoList --inside", "graph"]
        for line in lines {
            let drawing = Run(line, on: disk).output
            #expect(Run(line + " --output Maps/Map", on: disk).code == .success)
            #expect(disk.text("Maps/Map") == drawing, "\(line)")
        }
        disk.add("README.md", "# Mine\n")
        let before = disk.snapshot
        for path in ["README.md", "Specs/TodoList.viper", "App.viper", ".viper-gen/journal", "../Map.svg"] {
            let run = Run("graph --output \(path)", on: disk)
            #expect(run.code == .refused && !run.errors.isEmpty, "\(path)")
        }
        #expect(disk.snapshot == before)
    }

    @Test func cutsWhatIsAskedFor() {
        let near = Run("graph TodoHelp --format mermaid", on: disk).output
        #expect(near.contains("TodoList") && near.contains("TodoHelp") && !near.contains("TodoEdit"))
        #expect(Run("graph --only TodoE* --format dot", on: disk).output.components(separatedBy: "\"TodoE").count == 2)
        let ways = Run("graph --to TodoList..TodoEdit --format mermaid", on: disk).output
        #expect(ways.contains("TodoDetail") && !ways.contains("TodoHelp"))
        #expect(Run("graph --fold 1", on: disk).output == Run("graph", on: disk).output)
    }

    @Test func writesAFileOfTheProjectAndNothingElse() {
        let before = disk.snapshot
        #expect(Run("graph --output Docs/map.svg", on: disk).code == .success)
        #expect(disk.text("Docs/map.svg") == Run("graph", on: disk).output)
        #expect(Set(disk.snapshot.keys).subtracting(before.keys).allSatisfy { $0.contains("/Docs") })
        #expect(Run("graph --output ../map.svg", on: disk).code != .success)
    }

    @Test(arguments: [
        "graph TodoLst", "graph TodoList.nothing", "graph --to TodoHelp..TodoEdit", "graph --to TodoHelp",
        "graph --only Nothing", "graph TodoList.didTapAdd --format dot", "graph TodoList.didTapAdd TodoHelp",
        "graph --format png", "graph --inside", "graph TodoList TodoHelp --inside", "graph TodoList.didTapAdd --inside",
        "graph TodoList --inside --format html",
    ])
    func saysWhatItCannotDraw(line: String) {
        let run = Run(line, on: disk)
        #expect(run.code == .usage && run.output.isEmpty && run.errors.hasPrefix("Error: "))
    }

    @Test(arguments: [
        ("graph TodoLst", "TodoList"), ("graph --to TodoLst..TodoAdd", "TodoList"),
        ("graph --only TodoAdd,TodoHlp", "TodoHelp"),
        ("graph TodoList.didTapAd", "didTapAdd()"),
    ])
    func namesWhatMayBeMeant(line: String, near: String) {
        let run = Run(line, on: disk)
        #expect(run.code == .usage && run.errors.contains("Did you mean '\(near)'?"), "\(run.errors)")
    }

    @Test func tellsWhatIsNotThereFromWhatHasNoBody() {
        disk.add(
            "Specs/Feed.viper",
            "module Feed { view { func show(_ id: Int) }; interactor {}; output { func didLoad(_ id: Int) {} } }\n")
        for (member, message) in [
            ("nope", "Module 'Feed' has no member 'nope'.\n"),
            ("didLod", "Module 'Feed' has no member 'didLod'. Did you mean 'didLoad'?\n"),
            ("show", "The spec of 'Feed' has no body for 'show'.\n"),
        ] {
            let run = Run("graph Feed.\(member)", on: disk)
            #expect(run.code == .usage && run.errors.contains(message), "\(run.errors)")
        }
    }

    @Test func theInsideAsDataIsTheModuleAlone() {
        let inside = Run("graph TodoList --inside --format json", on: disk)
        #expect(inside.code == .success && inside.output.contains("TodoListViewProtocol"))
        #expect(!inside.output.contains(#""name":"TodoHelp""#))
    }

    @Test func errorsInSpecsAreSaid() {
        disk.add("Specs/Broken.viper", "module Broken {\n    presenter { func go() { router.gone() } }\n}\n")
        let run = Run("graph", on: disk)
        #expect(run.code == .invalidInput && run.output.isEmpty && run.errors.contains("Specs/Broken.viper:2"))
    }
}
