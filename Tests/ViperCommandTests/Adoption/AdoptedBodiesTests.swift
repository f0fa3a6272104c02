import TestSupport
import Testing

@testable import ViperCommand

/// Bodies that go into specs with their modules, and come back.
@Suite struct AdoptedBodiesTests {
    private static let contract = """
        protocol NewsViewProtocol: AnyObject { func show(_ text: String); var title: String { get set } }
        protocol NewsPresenterProtocol: AnyObject {
            /// The screen is there.
            func viewDidLoad() // at last
            func didTap(_ row: Int)
            func refresh()
        }
        protocol NewsInteractorInputProtocol: AnyObject { func load(_ page: Int) }

        """

    private func disk(_ presenter: String) -> MemoryFileSystem {
        MemoryFileSystem(files: [
            "App/News/NewsProtocols.swift": Self.contract,
            "App/News/NewsPresenter.swift": """
            final class NewsPresenter: NewsPresenterProtocol {
                weak var view: NewsViewProtocol?
                let interactor: NewsInteractorInputProtocol
                var page = 0

                init(interactor: NewsInteractorInputProtocol) { self.interactor = interactor }

            \(presenter)
                func refresh() { [page].forEach { page = $0 } }
            }

            """,
            "App/News/NewsViewController.swift": """
            import UIKit

            final class NewsViewController: UIViewController, NewsViewProtocol {
                var presenter: NewsPresenterProtocol?
                func show(_ text: String) {}
            }

            """,
        ])
    }

    /// Each stands in the spec, word for word, or stays where it is.
    @Test(arguments: [
        ("interactor.load(1)", true), ("self.interactor.load(1)", true),
        ("view?.show(\"a\"); interactor.load(2)", true),
        ("guard row > 0 else { return }\n        view?.show(\"\\(row)\") // why", true),
        ("switch row { case 0: view?.show(\"a\"); default: break }", true),
        ("if let view { view.title = \"a\"; view.show(view.title) }", true),
        ("for next in 0..<row { interactor.load(next) }", true),
        (String(repeating: "interactor.load(1)\n        ", count: 8), true),
        (String(repeating: "interactor.load(1)\n        ", count: 9), false),
        ("", false), ("refresh()", false), ("self.refresh()", false), ("interactor.load(page)", true),
        ("page = row; interactor.load(1)", true), ("print(row); interactor.load(1)", true),
        ("[1].forEach { interactor.load($0) }", false), ("interactor.load(Int(row))", true),
        ("page = row", true), ("let text = row.description; view?.show(text.uppercased())", true),
        ("Thread.sleep(forTimeInterval: 1); interactor.load(1)", false), ("viewDidLoad()", false),
        ("interactor.load(NewsPresenter.count)", true),
        ("#if DEBUG\n        interactor.load(1)\n        #endif", false),
        ("view?.show(row)!.show()", true), ("interactor?.load(1)", true), ("interactor.reload()", false),
    ])
    func goesOrStays(_ body: String, _ goes: Bool) throws {
        let disk = disk("    func viewDidLoad() {}\n    func didTap(_ row: Int) {\n        \(body)\n    }")
        let before = try #require(disk.text("App/News/NewsPresenter.swift"))
        let run = Run("adopt News --bodies", on: disk)
        #expect(run.code == .success && run.output.contains(goes ? "with 1 body" : "with 0 bodies"), "\(run.output)")
        #expect((disk.text("App/News/NewsPresenter.swift") == before) == !goes)
        guard goes else { return }
        let generated = try #require(disk.text("App/News/News.generated.swift"))
        #expect(generated.contains("extension NewsPresenter {\n    func didTap(_ row: Int) {"), "\(generated)")
        let contract = "    func viewDidLoad()  // at last\n    func didTap(_ row: Int)\n    func refresh()\n}"
        #expect(generated.contains(contract))
        #expect(Run("generate", on: disk).output.contains("0 files written"))
        #expect(Run("release News", on: disk).code == .success)
        let words = { (text: String?) in (text ?? "").split { $0.isWhitespace || $0 == ";" }.sorted() }
        #expect(words(disk.text("App/News/NewsPresenter.swift")) == words(before))
    }

    /// What is private, documented or spelled otherwise than in the protocol is not the same in another file.
    @Test(arguments: [
        ("    /// Mine.\n    func didTap(_ row: Int) { interactor.load(1) }", "signature differs"),
        ("    func didTap(_ row: Swift.Int) { interactor.load(1) }", "signature differs"),
        ("    public func didTap(_ row: Int) { interactor.load(1) }", "signature differs"),
        ("    private var row = 1\n    func didTap(_ row: Int) { interactor.load(row) }", "'row', which is private"),
        ("    let first = 1\n    func didTap(_ row: Int) { interactor.load(first) }", "it uses 'first'"),
        (
            "    func didTap(_ row: Int) { helper() }\n    func helper() { [1].forEach(interactor.load) }",
            "it calls 'helper'"
        ),
        (
            "    func didTap(_ row: Int) { helper() }\n    func helper() {}\n    func other() { helper() }",
            "it calls 'helper'"
        ),
        ("    func didTap(_ row: Int) { interactor.reload() }", "has no member 'reload'"),
    ])
    func saysWhatStays(_ function: String, _ reason: String) {
        let run = Run("adopt News --bodies --verbose", on: disk("    func viewDidLoad() {}\n" + function))
        #expect(run.code == .success && run.output.contains("with 0 bodies"))
        #expect((run.output + run.errors).contains("stays in its class: "), "\(run.errors)")
        #expect((run.output + run.errors).contains(reason), "\(run.output)\(run.errors)")
    }

    @Test func bodiesAreAskedForWithModules() {
        #expect(Run("adopt --bodies", on: disk("")).code == .usage)
    }

    /// A body that a person moves is generated where the module says so.
    @Test func moveGoesBothWaysInAContract() throws {
        let disk = disk("    func viewDidLoad() { interactor.load(1) }\n    func didTap(_ row: Int) {}")
        #expect(Run("adopt News", on: disk).code == .success)
        let refused = Run("move News.viewDidLoad spec", on: disk)
        #expect(refused.code == .refused && refused.errors.contains("has neither 'flows' nor 'bodies'"))
        #expect(refused.errors.contains("= note: add 'bodies' to 'emit'"))
        let spec = try #require(disk.text("Specs/News.viper"))
        disk.add("Specs/News.viper", spec.replacing("emit contract", with: "emit contract, bodies"))
        #expect(Run("generate", on: disk).code == .success)
        let move = Run("move News.viewDidLoad spec", on: disk)
        #expect(move.code == .success, "\(move.errors)")
        let generated = try #require(disk.text("App/News/News.generated.swift"))
        #expect(generated.contains("    func viewDidLoad() {\n        interactor.load(1)\n    }"))
        #expect(disk.text("App/News/NewsPresenter.swift")?.contains("viewDidLoad") == false)
        let back = Run("move News.viewDidLoad swift", on: disk)
        #expect(back.code == .success, "\(back.errors)")
        #expect(disk.text("App/News/NewsPresenter.swift")?.contains("interactor.load(1)") == true)
        #expect(disk.text("Specs/News.viper")?.contains("interactor.load(1)") == false)
        #expect(Run("generate", on: disk).output.contains(": 0 files written, "))
        #expect(Run("move News.viewDidLoad spec", on: disk).code == .success)
        // Older versions left a memo of the last run.
        disk.add(".viper-gen/memo", "viper-gen memo 5")
        disk.add(".viper-gen/.gitignore", "*\n")
        #expect(Run("release --all", on: disk).code == .success)
        #expect(disk.text("App/News/NewsPresenter.swift")?.contains("interactor.load(1)") == true)
        #expect(disk.snapshot.keys.allSatisfy { !$0.contains(".viper-gen") })
    }

    private static let presenterWithHelpers = """
            private(set) var isLoading = false

            func viewDidLoad() { start() }
            func didTap(_ row: Int) {
                page = row
                start()
            }

            /// Begins.
            private func start() {
                guard !isLoading else { return }
                tell("a")
                isLoading = true
                interactor.load(page)
            }
            func tell(_ text: String) { view?.show(text) }
        """

    /// Functions that nothing else calls and variables go to the spec with the bodies that use them.
    @Test func helpersAndStateGoAlong() throws {
        let disk = disk(Self.presenterWithHelpers)
        let run = Run("adopt News --bodies", on: disk)
        #expect(
            run.code == .success && run.output.contains("with 2 bodies and 2 helpers"), "\(run.output)\(run.errors)")
        #expect(run.output.contains("'private' is now a comment on 1 property"))
        let spec = try #require(disk.text("Specs/News.viper"))
        #expect(spec.contains("        var isLoading = false\n"), "\(spec)")
        #expect(spec.contains("        /// Begins.\n        private func start() {\n            guard !isLoading"))
        #expect(spec.contains("        private func tell(_ text: String) { view?.show(text) }"))
        let presenter = try #require(disk.text("App/News/NewsPresenter.swift"))
        #expect(presenter.contains("    /* private(set) */ var isLoading = false\n"), "\(presenter)")
        #expect(!presenter.contains("start()"), "\(presenter)")
        let generated = try #require(disk.text("App/News/News.generated.swift"))
        #expect(generated.contains("    private func start() {\n        guard !isLoading else { return }\n"))
        #expect(!generated.contains("    func start()") && !generated.contains("    var isLoading"))
        #expect(Run("generate", on: disk).output.contains("0 files written"))
        #expect(Run("release News", on: disk).code == .success)
        let released = try #require(disk.text("App/News/NewsPresenter.swift"))
        #expect(released.contains("    private func start() {"))
        #expect(released.contains("    private(set) var isLoading = false\n"), "\(released)")
    }

    /// The tests of what moved come with it, and make the class as a person wrote it.
    @Test func testsComeWithTheBodies() throws {
        let disk = disk(Self.presenterWithHelpers)
        disk.add("Tests/AppTests/OldTests.swift", "import Testing\n")
        let run = Run("adopt News --bodies", on: disk)
        #expect(run.code == .success && run.output.contains("with 2 bodies"), "\(run.output)\(run.errors)")
        #expect(try #require(disk.text("Specs/News.viper")).contains("emit contract, bodies, mocks, tests"))
        let tests = try #require(disk.text("Tests/AppTests/News/News.generated.swift"))
        for piece in [
            "final class NewsPresenterFlowTests: NewsPresenterTestCase {", "func didTapWhenNotIsLoading() {",
            "presenter = NewsPresenter(interactor: interactor)\n        presenter.view = view\n",
            "expect(log.calls, equals: [\"view.show(_:)\", \"interactor.load(_:)\"])",
        ] { #expect(tests.contains(piece), "\(tests)") }
        #expect(!tests.contains("NewsRouter") && !tests.contains("disabled"))
        #expect(disk.text("Tests/AppTests/News/NewsPresenterTests.swift") == nil)
        #expect(Run("generate", on: disk).output.contains("0 files written"))
        #expect(Run("release --all", on: disk).code == .success)
        #expect(disk.text("Tests/AppTests/News/News.generated.swift") == nil)
    }

    /// A body of which no complete test can be generated stays in its class, if there are tests.
    @Test(arguments: [
        ("for next in 0..<row { interactor.load(next) }", "has a loop"),
        ("interactor.load(1)", "needs a value of 'Gone'"),
    ])
    func whatCannotBeTestedStays(_ body: String, _ reason: String) throws {
        let isOfClass = reason.contains("Gone")
        let disk = disk("    func viewDidLoad() {}\n    func didTap(_ row: Int) { \(body) }")
        let presenter = "App/News/NewsPresenter.swift"
        if isOfClass {
            let text = try #require(disk.text(presenter))
            disk.add(presenter, text.replacing("init(", with: "init(gone: Gone, "))
        }
        disk.add("Tests/AppTests/OldTests.swift", "import Testing\n")
        let run = Run("adopt News --bodies --verbose", on: disk)
        #expect(run.code == .success && run.output.contains("with 0 bodies"), "\(run.output)\(run.errors)")
        #expect((run.output + run.errors).contains("no test of it can be generated"))
        #expect((run.output + run.errors).contains(reason), "\(run.output)\(run.errors)")
    }

    /// A helper goes with the one body that uses it, to the spec and back; one that two bodies use keeps both where they are.
    @Test func moveTakesHelpersAlong() throws {
        let disk = disk(
            "    private var isLoading = false\n    func viewDidLoad() { start() }\n    func didTap(_ row: Int) {}\n"
                + "    private func start() {\n        isLoading = true\n        interactor.load(1)\n    }\n")
        #expect(Run("adopt News", on: disk).code == .success)
        let spec = try #require(disk.text("Specs/News.viper"))
        disk.add("Specs/News.viper", spec.replacing("emit contract", with: "emit contract, bodies"))
        #expect(Run("generate", on: disk).code == .success)
        let move = Run("move News.viewDidLoad spec", on: disk)
        #expect(move.code == .success, "\(move.errors)")
        let moved = try #require(disk.text("Specs/News.viper"))
        #expect(moved.contains("private func start() {") && moved.contains("var isLoading = false"), "\(moved)")
        let presenter = try #require(disk.text("App/News/NewsPresenter.swift"))
        #expect(!presenter.contains("start") && presenter.contains("    var isLoading = false"), "\(presenter)")
        let refused = Run("move News.start swift", on: disk)
        #expect(refused.code == .refused && refused.errors.contains("its helpers go with it"), "\(refused.errors)")
        let back = Run("move News.viewDidLoad swift", on: disk)
        #expect(back.code == .success, "\(back.errors)")
        #expect(disk.text("Specs/News.viper")?.contains("start()") == false)
        let again = try #require(disk.text("App/News/NewsPresenter.swift"))
        #expect(again.contains("private func start() {") && again.contains("viewDidLoad()"), "\(again)")
        #expect(Run("generate", on: disk).output.contains("0 files written"))
    }
}
