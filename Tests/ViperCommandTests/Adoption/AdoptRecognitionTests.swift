import TestSupport
import Testing

@testable import ViperCommand

/// What `adopt` infers of an app: its modules, their parts, and where tests stand.
@Suite struct AdoptRecognitionTests {
    private var path: String { AdoptedNews.path }

    private func disk(_ files: [String: String] = [:]) -> MemoryFileSystem { AdoptedNews.disk(files) }

    /// Tests stand apart from the sources, or there is no place for mocks.
    @Test(arguments: [
        ("Demo/App/News/P.swift", ["Demo/AppTests/T.swift", "Demo/AppUITests/U.swift"], "Demo/AppTests"),
        ("App/News/P.swift", ["App/Old/Tests/T.swift"], nil), ("App/News/P.swift", ["T/Tests/A/T.swift"], "T/Tests/A"),
        ("Sources/App/News/P.swift", ["Tests/AppTests/Views/T.swift", "Tests/AppTests/M.swift"], "Tests/AppTests"),
    ])
    func testsStandApart(_ source: String, _ tests: [String], _ folder: String?) {
        let disk = MemoryFileSystem(files: [source: AdoptedNews.contract])
        for test in tests { disk.add(test, "class T {}\n") }
        let run = Run("adopt", on: disk)
        #expect(run.output.contains("1 module: 1 can be adopted"), "\(run.errors)")
        let line = run.output.split(separator: "\n").first { $0.contains("  testing ") }
        #expect(line?.split(separator: " ").dropFirst().first.map(String.init) == folder, "\(run.output)")
    }

    /// What types of several modules can do is no part of one.
    @Test func whatOthersCanDoIsNoRouter() {
        let loading = """
            protocol Loading { func load() }
            final class NewsRouter: Loading { func load() {} }
            final class OtherRouter: Loading { func load() {} }
            final class NewsViewController: UIViewController, NewsViewProtocol {
                var presenter: NewsPresenterProtocol?
                func show() {}
            }
            final class NewsPresenter: NewsPresenterProtocol {
                weak var view: NewsViewProtocol?
                var router: Loading = NewsRouter()
                func viewDidLoad() {}
            }
            """
        let run = Run("adopt", on: disk(["App/News/News.swift": loading]))
        #expect(run.output.contains("News  App/News  view, presenter\n"), "\(run.output)")
    }

    /// Whom a presenter only knows weakly is no interactor of its.
    @Test func whoOpenedItIsItsDelegate() {
        let other = """
            protocol NewsOutputProtocol: AnyObject { func didRead() }
            final class StartInteractor: NewsOutputProtocol { func didRead() {} }
            final class NewsViewController: UIViewController, NewsViewProtocol {
                var presenter: NewsPresenterProtocol?
                func show() {}
            }
            final class NewsPresenter: NewsPresenterProtocol {
                weak var view: NewsViewProtocol?
                weak var moduleOutput: NewsOutputProtocol?
                func viewDidLoad() {}
            }
            """
        let run = Run("adopt", on: disk(["App/News/News.swift": other]))
        #expect(run.output.contains("News  App/News  view, presenter, delegate\n"), "\(run.output)")
    }

    /// A bridging header imports UIKit for every file.
    @Test func aKitThatNoFileImports() {
        let views = "class BaseController: UIViewController {}\nfinal class NewsViewController: BaseController {}\n"
        let run = Run("adopt", on: disk(["App/News/Views.swift": views]))
        #expect(
            run.output.contains("  uikit (no file imports a UI kit, but classes inherit from UIKit)"), "\(run.output)")
    }

    /// What a service tells a module, or holds a field of search, is neither its delegate nor its router.
    @Test func helpersAreNoParts() {
        let other = """
            protocol NewsDelegate: AnyObject { func didFetch() }
            final class NewsInteractor: NewsDelegate { func didFetch() {} }
            final class Service { weak var delegate: NewsDelegate? }
            protocol NewsSearching { func search() }
            protocol NewsRouterToPresenterProtocol: AnyObject { func didClose() }
            final class SearchField: NewsSearching {
                weak var controller: UISearchController?
                func search() {}
            }
            final class NewsViewController: UIViewController, NewsViewProtocol {
                var presenter: NewsPresenterProtocol?
                func show() {}
            }
            final class NewsPresenter: NewsPresenterProtocol {
                weak var view: NewsViewProtocol?
                var search: NewsSearching = SearchField()
                func viewDidLoad() {}
            }
            """
        let run = Run("adopt", on: disk(["App/News/News.swift": other]))
        #expect(run.output.contains("News  App/News  view, presenter\n"), "\(run.output)")
        #expect(!run.errors.contains("[uncertainModule]"), "\(run.errors)")
    }

    /// One protocol that is not as the others of its module, or of the app, is told how to be.
    @Test(arguments: [("public ", "make all protocols of the module public"), ("", "write '@MainActor' here")])
    func whatAllHaveAlikeIsTold(_ word: String, _ way: String) {
        let others = AdoptedNews.contract.replacing("protocol", with: word.isEmpty ? "@MainActor protocol" : "protocol")
        let odd = word + "protocol NewsInteractorProtocol: AnyObject {}\n"
        let run = Run("adopt", on: disk([path: others, "App/News/Odd.swift": odd]))
        #expect(run.errors.contains(way), "\(run.errors)")
    }

    /// What other targets import of a module stays in the target that they import.
    @Test func anInterfaceInATargetOfItsOwn() {
        let interface = "public protocol NewsModuleInterface {\n    func make() -> Int\n}\n"
        let router = """
            import NewsModuleInterface
            public final class NewsRouter: NewsModuleInterface { public func make() -> Int { 1 } }
            """
        for folder in ["App/News/Interface", "Sources/NewsModuleInterface"] {
            let file = "\(folder)/\(folder.hasPrefix("App") ? "NewsModuleInterface" : "News").swift"
            let disk = disk([file: interface, "App/News/NewsRouter.swift": router])
            let run = Run("adopt --all", on: disk)
            #expect(run.code == .success && disk.text(file) == interface, "\(run.output)")
            #expect(disk.text("Specs/News.viper")?.hasPrefix("module News {") == true)
        }
    }

    /// One name for several protocols says who holds whom as they would.
    @Test func protocolsPutTogetherByATypealias() {
        let classes = """
            protocol NewsLogic: AnyObject { func load() }
            protocol NewsSaving: AnyObject { func save() }
            protocol NewsAnswer: AnyObject { func didLoad() }
            typealias NewsWork = NewsLogic & Sendable
            typealias NewsHearing = NewsPresenterProtocol & NewsAnswer
            typealias NewsScreen = UIViewController & NewsViewProtocol
            final class NewsViewController: UIViewController, NewsViewProtocol {
                var presenter: NewsPresenterProtocol?
                func show() {}
            }
            final class NewsInteractor: NewsWork {
                weak var output: NewsAnswer?
                func load() { output?.didLoad() }
            }
            final class NewsPresenter: NewsHearing {
                weak var view: NewsScreen?
                var interactor: NewsWork?
                func viewDidLoad() { interactor?.load() }
                func didLoad() { view?.show() }
            }
            """
        let run = Run("adopt", on: disk(["App/News/News.swift": classes]))
        #expect(run.output.contains("News  App/News  view, presenter, interactor, output\n"), "\(run.output)")
        #expect(!run.errors.contains("[unusedMember]") && !run.errors.contains("[unsentOutput]"), "\(run.errors)")
    }

    @Test func docCommentsStandAsTheyAre() {
        let disk = disk([path: "/**\n A screen.\n **/\n" + AdoptedNews.contract])
        let run = Run("adopt News", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(disk.text("App/News/News.generated.swift")?.contains("/**\nA screen.\n**/\nprotocol") == true)
    }
}
