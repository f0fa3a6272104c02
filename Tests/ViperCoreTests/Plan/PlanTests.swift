import Diagnostics
import Testing
import ViperGeneration
import ViperModel

/// Which files a program calls for, and whose they are.
struct PlanTests {
    private let spec = """
        entity Item: Equatable { let id: Int }
        service Store { func items() -> [Item] }
        module List {
            view { func show(_ title: String) }
            presenter { func viewDidLoad() { interactor.load() } }
            interactor(store: any Store) { func load() }
            output { func didLoad(_ items: [Item]) }
            router { func close() { navigation.pop() } }
        }
        """

    private func files(_ spec: String, app: String = "") -> [String: RenderedFile.Owner] {
        let rendering = Rendering(spec, app: app)
        #expect(rendering.errors == [])
        return Dictionary(rendering.output.files.map { ($0.path, $0.owner) }, uniquingKeysWith: { first, _ in first })
    }

    @Test func aModuleWithAllItsParts() {
        #expect(
            files(spec) == [
                "Sources/Todo/App+Dependencies.generated.swift": .generated,
                "Sources/Todo/App+Support.generated.swift": .generated,
                "Sources/Todo/List+Shared.generated.swift": .generated,
                "Sources/Todo/List/List.generated.swift": .generated,
                "Sources/Todo/List/ListInteractor.swift": .yours,
                "Sources/Todo/List/ListPresenter.swift": .yours,
                "Sources/Todo/List/ListRouter.swift": .yours,
                "Sources/Todo/List/ListViewController.swift": .yours,
                "Sources/Todo/Navigation.swift": .yours,
                "Tests/TodoTests/App+Support.generated.swift": .generated,
                "Tests/TodoTests/List+Shared.generated.swift": .generated,
                "Tests/TodoTests/List/List.generated.swift": .generated,
                "Tests/TodoTests/List/ListInteractorTests.swift": .yours,
                "Tests/TodoTests/List/ListPresenterTests.swift": .yours,
            ])
    }

    @Test func whatTheSpecLeavesOutHasNoFile() {
        #expect(
            Set(files("module List { presenter { func viewDidLoad() {} } }").keys) == [
                "Sources/Todo/App+Dependencies.generated.swift", "Sources/Todo/App+Support.generated.swift",
                "Sources/Todo/List/List.generated.swift",
                "Sources/Todo/List/ListPresenter.swift", "Sources/Todo/List/ListViewController.swift",
                "Sources/Todo/Navigation.swift", "Tests/TodoTests/App+Support.generated.swift",
                "Tests/TodoTests/List/List.generated.swift",
            ])
    }

    @Test func contractAndMocksAlone() {
        #expect(
            Set(files(spec, app: "emit contract, mocks").keys) == [
                "Sources/Todo/List+Shared.generated.swift", "Sources/Todo/List/List.generated.swift",
                "Tests/TodoTests/App+Support.generated.swift", "Tests/TodoTests/List+Shared.generated.swift",
                "Tests/TodoTests/List/List.generated.swift",
            ])
    }

    @Test func foldersOfTheApp() {
        let paths = files(spec, app: "ui none\nsources \"Code\"\ntesting \"Checks\"").keys
        #expect(paths.contains("Code/List/ListView.swift"))
        #expect(paths.contains("Checks/List/List.generated.swift"))
        #expect(paths.allSatisfy { $0.hasPrefix("Code/") || $0.hasPrefix("Checks/") })
    }

    @Test func aFixtureOfATypeThatNobodyKnowsIsYours() {
        let spec = "external struct Fee\nmodule List(fee: Fee) { presenter(fee) { func viewDidLoad() {} } }"
        #expect(files(spec)["Tests/TodoTests/Fixtures.swift"] == .yours)
    }

    @Test func filesKnowTheirModule() {
        let files = Rendering(spec).output.files
        #expect(files.filter { $0.module == nil }.allSatisfy { !$0.path.contains("/List/") })
        #expect(files.filter { $0.module == "List" }.allSatisfy { $0.path.contains("/List/") })
    }

    @Test func theOrderOfSpecsMakesNoDifference() {
        let specs = ["A": "service S { func a() }", "B": "module B { view {} }", "C": "module C { view {} }"]
        let first = Rendering(specs).output.files
        #expect(first == Rendering(specs).output.files)
        #expect(!first.isEmpty)
    }

    @Test func filesAreRenderedModuleByModule() throws {
        let input = Rendering.input(["A": "service S { func a() }", "B": "module B {}", "C": "module C {}"])
        let plan = try #require(Pipeline.plan(Pipeline.check(input), of: input).plan)
        let files = try plan.rendered()
        #expect(files == Pipeline.run(input).files)
        #expect(files.map(\.module).unique == [nil, "B", "C"] && files.last?.module == nil)
    }

    @Test func whereAnythingIsWrongNothingIsPlanned() {
        let input = Rendering.input(["A": "module A { view { func a( } }"])
        let (output, plan) = Pipeline.plan(Pipeline.check(input), of: input)
        #expect(output.diagnostics.containsError && plan == nil && output.program == nil)
    }
}
