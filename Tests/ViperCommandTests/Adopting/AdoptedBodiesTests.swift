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
                func refresh() { page = 0 }
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
        ("", false), ("refresh()", false), ("self.refresh()", false), ("interactor.load(page)", false),
        ("page = row; interactor.load(1)", false), ("print(row); interactor.load(1)", false),
        ("[1].forEach { interactor.load($0) }", false), ("interactor.load(Int(row))", false),
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
        ("    /// Mine.\n    func didTap(_ row: Int) { interactor.load(1) }", "has other words"),
        ("    func didTap(_ row: Swift.Int) { interactor.load(1) }", "has other words"),
        ("    public func didTap(_ row: Int) { interactor.load(1) }", "has other words"),
        ("    private var row = 1\n    func didTap(_ row: Int) { interactor.load(row) }", "'row', which is private"),
        ("    func didTap(_ row: Int) { interactor.load(page) }", "does more than call other parts"),
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
}
