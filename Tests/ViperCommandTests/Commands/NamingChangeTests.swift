import TestSupport
import Testing

/// A team changes its naming in a project that stands.
@Suite struct NamingChangeTests {
    private let disk = MemoryFileSystem(files: [
        "App.viper": "app Demo { ui none; root List }\n",
        "Specs/List.viper": """
        module List {
            presenter { func didTapClose() { router.close() } }
            router { func close() }
        }

        """,
    ])

    @Test func whatWasWrittenStaysAndIsReportedUntilItIsMoved() throws {
        #expect(Run("generate", on: disk).code == .success)
        let path = "Sources/Demo/List/ListRouter.swift"
        let written = try #require(disk.text(path)).replacing("// TODO: close()", with: "navigation.pop()  // mine")
        disk.add(path, written)
        disk.add("App.viper", "app Demo { ui none; root List; naming interfaces }\n")

        let change = Run("generate", on: disk)
        #expect(change.code == .success)
        #expect(change.errors.contains("\(path):4:13: warning: 'ListRouter' is not a part of module 'List'"))
        #expect(disk.text(path) == written)
        #expect(try #require(disk.text("Sources/Demo/List/ListWireframe.swift")).contains("func close()"))
        #expect(
            try #require(disk.text("Sources/Demo/List/ListPresenter.swift")).contains(
                "let router: any ListWireframeInterface"))

        // The generated files say nothing of it any more, but the class is still there.
        #expect(Run("generate", on: disk).output.contains(": 0 files written, "))
        #expect(Run("check", on: disk).errors.contains("\(path):4:13: warning: no part of module 'List'"))
        disk.add(
            "Sources/Demo/Main.swift",
            "func f(_ navigation: any Navigation) -> AnyObject { ListRouter(navigation: navigation) }\n")
        #expect(!Run("check", on: disk).errors.contains("[leftoverClass]"))
    }

    @Test func aBodyThatCallsAPartByItsOldNameIsAnErrorThatNamesTheNewOne() {
        #expect(Run("generate", on: disk).code == .success)
        let before = disk.snapshot
        disk.add("App.viper", "app Demo { ui none; root List; naming { router { property wireframe } } }\n")
        let change = Run("generate", on: disk)
        #expect(change.code == .invalidInput)
        #expect(change.errors.contains("Specs/List.viper:2:38: error: 'router' is named 'wireframe' in this project"))
        #expect(
            disk.snapshot.filter { !$0.key.hasSuffix("App.viper") } == before.filter { !$0.key.hasSuffix("App.viper") })
    }

    @Test func newModulesCallTheirPartsByTheirNames() throws {
        disk.add(
            "App.viper",
            "app Demo { ui none; root List; naming { router { property wireframe }; view { property screen } } }\n")
        disk.add("Specs/List.viper", "module List {}\n")
        #expect(Run("new Notes", on: disk).code == .success)
        let spec = try #require(disk.text("Specs/Notes.viper"))
        #expect(spec.contains("wireframe.close()") && spec.contains("screen?.showNoContent()"))
    }
}
