import TestSupport
import Testing
import ViperCommand

/// Tests that could not run are not written: `generate` counts them, `check --verbose` says why.
@Suite struct OmittedTestsTests {
    private let tests = "Tests/DemoTests/List/List.generated.swift"

    private func project(_ spec: String, tests frame: String = "swiftTesting") -> MemoryFileSystem {
        MemoryFileSystem(files: [
            "App.viper": """
            app Demo {
                ui none
                root List
                tests \(frame)
                rules { unwrittenStub off }
            }

            """,
            "Specs/List.viper": spec,
        ])
    }

    private let loop = """
        module List {
            view { func show(_ line: String) }
            presenter {
                func viewDidLoad() { view?.show("list") }
                func didLoad(_ lines: [String]) { while true { view?.show(lines[0]) } }
            }
        }

        """

    @Test(arguments: ["swiftTesting", "xctest"])
    func whatCannotBeFollowedIsCountedAndNamed(_ frame: String) throws {
        let disk = project(loop, tests: frame)
        let run = Run("generate", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        let line = "1 test not generated; run 'viper-gen check --verbose' for the reason\n1 module: "
        #expect(run.output.contains(line), "\(run.output)")
        let text = try #require(disk.text(tests))
        for word in ["@Test(\"didLoad", "testDidLoad", "isabled", "Skip"] { #expect(!text.contains(word), "\(word)") }
        #expect(text.contains("iewDidLoad()"))
        let check = Run("check", on: disk)
        #expect(check.errors.isEmpty && check.output.contains("no findings"), "\(check.errors)")
        let reason = "Specs/List.viper:5:9: no test: ListPresenter.didLoad(_:) has a loop\n"
        #expect(Run("check --verbose", on: disk).errors == reason)
        #expect(Run("check --verbose --format json", on: disk).errors.hasPrefix(reason))
    }

    @Test func pathsOfOneReasonAreOneLine() {
        let disk = project(
            "module List { presenter { func didTap(_ box: any Boxed, _ isOn: Bool) { if isOn { router.close() } } }; "
                + "router { func close() } }\nexternal protocol Boxed\n")
        #expect(Run("generate", on: disk).output.contains("2 tests not generated"))
        #expect(
            Run("check --verbose", on: disk).errors
                == "Specs/List.viper:1:27: no test: ListPresenter.didTap(_:_:) needs a value of type any Boxed, "
                + "which viper-gen cannot create (2 tests)\n")
    }

    @Test func aClassThatCannotBeMadeHasNoSuites() throws {
        let disk = project(
            """
            module List {
                presenter(box: any Boxed) { func viewDidLoad() { interactor.load() }; func didTap() }
                interactor { func load() }
            }
            external protocol Boxed
            """)
        let output = Run("generate", on: disk).output
        #expect(output.contains("4 tests not generated"), "\(output)")
        #expect(disk.text("Tests/DemoTests/List/ListPresenterTests.swift") == nil)
        let text = try #require(disk.text(tests))
        #expect(!text.contains("ListPresenterTestCase") && !text.contains("ListAssemblyTests"))
        #expect(text.contains("ListInteractorTestCase"))
        #expect(disk.text("Tests/DemoTests/List/ListInteractorTests.swift") != nil)
        #expect(
            Run("check --verbose", on: disk).errors.contains(
                "Specs/List.viper:2:33: no test: ListPresenter.viewDidLoad() needs a value of type any Boxed, which viper-gen cannot create\n"
            ))
    }

    /// Swift lets nobody on the main actor hand such a closure to what runs elsewhere.
    @Test func whatCannotBeSentIsNotTested() throws {
        let disk = project(
            """
            module List {
                presenter {
                    @concurrent func didSort(by isLess: (Int, Int) -> Bool) async
                    nonisolated func didSend(_ text: @autoclosure () -> String) async {}
                    @concurrent func didLoad(_ load: @Sendable () -> Int) async
                    func didWait(_ load: () -> Int) async
                }
            }
            """)
        #expect(Run("generate", on: disk).output.contains("2 tests not generated"))
        let check = Run("check --verbose", on: disk).errors
        for member in ["3:9: no test: ListPresenter.didSort(by:)", "4:9: no test: ListPresenter.didSend(_:)"] {
            #expect(check.contains("\(member) runs off the main actor and takes a closure that is not '@Sendable'\n"))
        }
        let text = try #require(disk.text(tests))
        #expect(!text.contains("presenter?.didSort") && text.contains("presenter?.didLoad"), "\(text)")
    }

    @Test func anArrangedTestThatVanishesLosesNothingThatIsWritten() throws {
        let spec =
            "module List { presenter { func didTap(_ name: String); func didDrop(_ name: String) } }\nexternal protocol Boxed\n"
        let disk = project(spec)
        _ = Run("generate", on: disk)
        let path = "Tests/DemoTests/List/ListPresenterTests.swift"
        let arranged = try #require(disk.text(path))
        let todo = "// TODO: add expectations"
        disk.add(path, arranged.replacing(todo, with: "#expect(Bool(true))", maxReplacements: 1))
        disk.add("Specs/List.viper", spec.replacing("String", with: "any Boxed"))
        #expect(Run("generate", on: disk).output.contains("2 tests not generated"))
        let left = try #require(disk.text(path))
        #expect(left.contains("func didTap()") && left.contains("#expect(Bool(true))"))
        #expect(!left.contains("func didDrop()"))
    }

    @Test func oneWithoutAMockCostsOnlyItsPart() throws {
        let disk = project(
            """
            module List {
                view { func show() }
                presenter { func viewDidLoad() { interactor.load() } }
                interactor { subscript(day: Int) -> Int { get }; func load() { output?.didLoad() } }
                output { func didLoad() { view?.show() } }
                router { func close() { navigation.pop() } }
            }
            """)
        #expect(Run("generate", on: disk).output.contains("2 tests not generated"))
        let text = try #require(disk.text(tests))
        for name in ["ListInteractorFlowTests", "ListRouterFlowTests", "ListAssemblyTests", "ListViewProtocolMock"] {
            #expect(text.contains(name), "\(name)")
        }
        for name in ["ListPresenterFlowTests", "ListInteractorInputProtocolMock"] {
            #expect(!text.contains(name), "\(name)")
        }
    }
}
