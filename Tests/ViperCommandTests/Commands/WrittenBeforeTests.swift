import Foundation
import TestSupport
import Testing
import ViperCommand

/// Classes that were there before their spec: what is written beside them says so.
@Suite struct WrittenBeforeTests {
    private let tests = "Tests/DemoTests/List/ListInteractorTests.swift"

    private func project(_ frame: String) -> MemoryFileSystem {
        MemoryFileSystem(files: [
            "App.viper": "app Demo {\n    ui none\n    root List\n    tests \(frame)\n}\n",
            "Specs/List.viper": """
            module List {
                presenter { func didLoad() { interactor.load() } }
                interactor { func load(); func drop() }
            }

            """,
            "Sources/Demo/List/ListInteractor.swift": """
            @MainActor
            final class ListInteractor {
                func load() { print("by a person") }
            }

            """,
        ])
    }

    @Test(arguments: ["swiftTesting", "xctest"])
    func anArrangedTestOfWhatIsWrittenIsNotReported(_ frame: String) throws {
        let disk = project(frame)
        let run = Run("generate", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        let text = try #require(disk.text(tests))
        #expect(text.contains("\"ListInteractor.load() is not tested yet\""))
        #expect(text.contains("\"ListInteractor.drop() is not implemented\""))
        #expect(!Run("check", on: disk).errors.contains("disabledTest"))
        #expect(Run("generate", on: disk).output.contains(" 0 files written"))
    }

    /// Where tests are arranged anew, the stubs stand already.
    @Test func anArrangedTestOfAStubSaysThatItIsNotWritten() throws {
        let disk = project("swiftTesting")
        _ = Run("generate", on: disk)
        let text = try #require(disk.text(tests))
        try disk.removeFile("/home/me/demo/" + tests)
        #expect(Run("generate", on: disk).code == .success)
        #expect(disk.text(tests) == text)
    }

    @Test func aSuiteInAFileOfAnotherNameIsNotBegunTwice() throws {
        let disk = project("swiftTesting")
        _ = Run("generate", on: disk)
        disk.add("Tests/DemoTests/All.swift", try #require(disk.text(tests)))
        try disk.removeFile("/home/me/demo/" + tests)
        #expect(Run("generate", on: disk).output.contains(" 0 files written"))
        let spec = try #require(disk.text("Specs/List.viper"))
        disk.add("Specs/List.viper", spec.replacing("drop()", with: "drop(at: Int)"))
        #expect(Run("generate", on: disk).code == .success)
        #expect(disk.text(tests) == nil)
        let moved = try #require(disk.text("Tests/DemoTests/All.swift"))
        #expect(moved.contains("ListInteractor.drop(at:) is not implemented"))
    }

    /// The fixtures are brought in line where they stand; a type of the app that is called so is another one.
    @Test(arguments: ["Help/Fixtures.swift", "Made.swift"])
    func fixturesInAnotherFileAreNotBegunTwice(_ place: String) throws {
        let disk = MemoryFileSystem(files: [
            "App.viper": "app Demo { ui none; root List }\n",
            "Sources/Demo/Samples.swift": "enum Fixtures {}\n",
            "Specs/List.viper": "module List { presenter { func didTap(_ a: Alien) { print(a) } } }\n",
        ])
        let path = "Tests/DemoTests/Fixtures.swift"
        #expect(Run("generate", on: disk).code == .success)
        disk.add("Tests/DemoTests/\(place)", try #require(disk.text(path)))
        try disk.removeFile("/home/me/demo/" + path)
        #expect(Run("generate", on: disk).output.contains(" 0 files written"))
        let spec = try #require(disk.text("Specs/List.viper"))
        disk.add("Specs/List.viper", spec.replacing("a: Alien", with: "a: Alien, _ b: Beast"))
        #expect(Run("generate", on: disk).code == .success)
        #expect(disk.text(path) == nil)
        #expect(try #require(disk.text("Tests/DemoTests/\(place)")).contains("[\"Alien\", \"Beast\"]"))
    }

    /// A view that has an initializer has the one that its superclass requires; one that is there is left alone.
    @Test(arguments: ["", "    required init?(coder: NSCoder) { fatalError(\"by a person\") }\n"])
    func aViewGetsTheInitializerThatIsRequired(_ own: String) throws {
        let path = "Sources/Demo/List/ListViewController.swift"
        let disk = MemoryFileSystem(files: [
            "App.viper": "app Demo { root List }\n",
            "Specs/List.viper": "module List { presenter { func didTap() {} } }\n",
            path: "import UIKit\n\nfinal class ListViewController: UIViewController {\n    let row = 1\n\(own)}\n",
        ])
        #expect(Run("generate", on: disk).code == .success)
        let view = try #require(disk.text(path))
        #expect(view.contains("    init(presenter: any ListPresenterProtocol) {"))
        #expect(view.components(separatedBy: "required init?(coder: NSCoder)").count == 2, "\(view)")
        #expect(view.contains("@available(*, unavailable)") == own.isEmpty)
        #expect(Run("generate", on: disk).output.contains(" 0 files written"))
    }

    @Test func oneThatIsAddedToASuiteIsNotReportedEither() throws {
        let disk = project("swiftTesting")
        _ = Run("generate", on: disk)
        let path = "Sources/Demo/List/ListInteractor.swift"
        let written = try #require(disk.text(path)).replacing(
            "    func load()", with: "    func find() { print(\"mine\") }\n\n    func load()")
        disk.add(path, written)
        let spec = try #require(disk.text("Specs/List.viper"))
        disk.add("Specs/List.viper", spec.replacing("func drop()", with: "func drop(); func find()"))
        #expect(Run("generate", on: disk).code == .success)
        #expect(try #require(disk.text(tests)).contains("\"ListInteractor.find() is not tested yet\""))
        #expect(!Run("check", on: disk).errors.contains("disabledTest"))
    }
}
