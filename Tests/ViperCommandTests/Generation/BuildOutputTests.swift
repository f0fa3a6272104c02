import TestSupport
import Testing

@testable import ViperCommand

/// `generated build`: no generated Swift in the project, and what a plugin of the build has made for it.
@Suite struct BuildOutputTests {
    private let disk = MemoryFileSystem(files: [
        "App.viper": "app Shop {\n    generated build\n    ui none\n}\n",
        "Specs/Types.viper": "struct Item: Equatable { let name: String }\n",
        "Specs/Cart.viper": """
        module Cart {
            view { func show(_ items: [Item]) }
            presenter { func viewDidLoad() { view?.show([]) } }
        }

        """,
        "out/notes": "",
    ])

    private func generate() {
        let run = Run("generate", on: disk)
        #expect(run.code == .success, "\(run.errors)")
    }

    private func build(_ specs: String = "Specs/Cart.viper Specs/Types.viper", tests: Bool = false) -> Run {
        Run("generate --into out \(tests ? "--tests " : "")\(specs)", on: disk)
    }

    private var made: [String] { disk.files.filter { $0.hasPrefix("out/") && $0 != "out/notes" }.sorted() }

    @Test func theProjectHasWhatIsYoursAlone() {
        generate()
        #expect(!disk.files.contains { $0.hasSuffix(".generated.swift") })
        #expect(disk.files.contains("Sources/Shop/Cart/CartPresenter.swift"))
        let check = Run("check", on: disk)
        #expect(check.code == .success, "\(check.errors)")
        #expect(Run("diff", on: disk).code == .success)
    }

    /// What was generated before goes, and no file of a person is called left over.
    @Test func aProjectChangesItsMindAndBack() {
        let setting = disk.text("App.viper") ?? ""
        disk.add("App.viper", setting.replacing("    generated build\n", with: ""))
        generate()
        let before = disk.files.sorted()
        disk.add("App.viper", setting)
        let run = Run("generate", on: disk)
        #expect(run.code == .success && run.errors.isEmpty, "\(run.errors)")
        #expect(disk.files.sorted() == before.filter { !$0.hasSuffix(".generated.swift") })
        disk.add("App.viper", setting.replacing("build", with: "project"))
        generate()
        #expect(disk.files.sorted() == before)
    }

    @Test func aFileForEachSpecAndOneForTheRest() {
        generate()
        #expect(build().code == .success)
        #expect(
            made == [
                "out/App.generated.swift", "out/Specs+Cart.generated.swift", "out/Specs+Types.generated.swift",
            ])
        #expect(disk.text("out/Specs+Cart.generated.swift")?.contains("protocol CartViewProtocol") == true)
        #expect(disk.text("out/Specs+Types.generated.swift")?.contains("struct Item") == true)
        #expect(disk.text("out/App.generated.swift")?.contains("typealias AppDependencies") == true)
        #expect(build(tests: true).code == .success)
        #expect(disk.text("out/Specs+Cart.generated.swift")?.contains("class CartViewProtocolMock") == true)
        #expect(!disk.files.contains { $0.hasPrefix("Sources/") && $0.hasSuffix(".generated.swift") })
    }

    /// A compiler looks at when a file was written.
    @Test func whatIsThereIsNotWrittenAgain() {
        generate()
        #expect(build().code == .success)
        let log = disk.log
        #expect(build().code == .success)
        #expect(disk.log == log)
    }

    /// Where the disk refuses one file, all are as they were.
    @Test func writesAllOrNothing() {
        generate()
        #expect(build().code == .success)
        let spec = disk.text("Specs/Cart.viper") ?? ""
        disk.add("Specs/Cart.viper", spec.replacing("viewDidLoad", with: "viewDidShow"))
        disk.add("Specs/Types.viper", "struct Item: Equatable { let title: String }\n")
        let before = disk.snapshot
        disk.fail(.onPath(.rename, "out/Specs+Types.generated.swift"))
        #expect(build().code == .disk)
        disk.fail(nil)
        #expect(disk.snapshot == before)
        #expect(build().code == .success && disk.snapshot != before)
        #expect(made.count == 3)
    }

    /// The build was planned before one spec came, and when another was still there.
    @Test func specsThatComeAndGo() {
        generate()
        #expect(build("Specs/Cart.viper Specs/Gone.viper").code == .success)
        #expect(disk.text("out/Specs+Gone.generated.swift")?.isEmpty == true)
        #expect(disk.text("out/App.generated.swift")?.contains("struct Item") == true)
    }

    @Test func aClassThatDoesNotFollowStopsTheBuild() {
        generate()
        disk.add(
            "Specs/Cart.viper", (disk.text("Specs/Cart.viper") ?? "").replacing("view {", with: "view { func hide();"))
        let run = build()
        #expect(run.code == .findings && made.isEmpty)
        #expect(run.errors.contains("Sources/Shop/Cart/CartView.swift:"), "\(run.errors)")
        #expect(run.errors.contains("run 'viper-gen generate'"))
        generate()
        #expect(build().code == .success)
    }

    @Test func aWrongSpecStopsTheBuildAtItsPlace() {
        generate()
        disk.add(
            "Specs/Cart.viper", (disk.text("Specs/Cart.viper") ?? "").replacing("view?.show", with: "view?.display"))
        let run = build()
        #expect(run.code == .invalidInput && run.errors.contains("Specs/Cart.viper:3:44: error: "), "\(run.errors)")
        #expect(made.isEmpty)
    }

    @Test func aProjectThatCommitsItsCodeIsTold() {
        disk.add("App.viper", "app Shop { ui none }\n")
        generate()
        let run = build()
        #expect(run.code == .usage && run.errors.contains("'generated build'"), "\(run.errors)")
    }

    /// Modules come, get another name and go as in any other project.
    @Test(arguments: ["new Help", "rename Cart Basket", "remove Cart", "rename Cart.show display"])
    func otherCommandsWriteNothingGenerated(_ line: String) {
        generate()
        let run = Run(line, on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(!disk.files.contains { $0.hasSuffix(".generated.swift") })
        #expect(Run("check", on: disk).code == .success)
    }
}
