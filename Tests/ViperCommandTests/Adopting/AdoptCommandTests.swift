import TestSupport
import Testing
import XcodeProject

@testable import ViperCommand

/// What `adopt` and `release` are told, and what they do where something is wrong.
@Suite struct AdoptCommandTests {
    static let contract = """
        protocol NewsViewProtocol: AnyObject {
            func show()
        }

        protocol NewsPresenterProtocol: AnyObject {
            func viewDidLoad()
        }

        """
    static let path = "App/News/NewsProtocols.swift"

    private var path: String { Self.path }

    private func disk(_ files: [String: String] = [:]) -> MemoryFileSystem { Self.disk(files) }

    /// An app of one module and a file beside it; `files` come beside them, or instead.
    static func disk(_ files: [String: String]) -> MemoryFileSystem {
        MemoryFileSystem(
            files: [path: contract, "App/App.swift": "enum Main {}\n"].merging(files) { _, new in new })
    }

    // MARK: One module

    @Test func takesTheNamedModuleOnly() throws {
        let other = Self.contract.replacing("News", with: "Other")
        let disk = disk(["App/Other/OtherProtocols.swift": other])
        let run = Run("adopt News", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(disk.text("Specs/News.viper")?.contains("module News") == true)
        #expect(disk.text("App/News/News.generated.swift")?.contains("protocol NewsViewProtocol: AnyObject {") == true)
        #expect(disk.text(path) == nil)
        #expect(disk.text("App/Other/OtherProtocols.swift") == other)
        let again = Run("adopt News", on: disk)
        #expect(again.code == .success && again.output.contains("'News' has a spec already"), "\(again.output)")

        #expect(Run("adopt Other", on: disk).code == .success)
        #expect(disk.text("Specs/Other.viper") != nil)
        let release = Run("release News", on: disk)
        #expect(release.code == .success, "\(release.errors)")
        #expect(disk.text("App/News/NewsContract.swift") == "import Foundation\n\n" + Self.contract)
        #expect(disk.text("Specs/News.viper") == nil && disk.text("Specs/Other.viper") != nil)
        #expect(Run("generate", on: disk).output.contains(": 0 files written, "))
    }

    @Test func classesOfModulesWithASpecAreNotUncertain() {
        let disk = disk()
        #expect(Run("adopt News", on: disk).code == .success)
        #expect(Run("new Feed", on: disk).code == .success)
        disk.add("App/Lost/LostPresenter.swift", "final class LostPresenter {}\n")
        let run = Run("adopt", on: disk)
        #expect(run.errors.contains("'LostPresenter' is called as a presenter is"), "\(run.errors)")
        #expect(!run.errors.contains("FeedPresenter"), "\(run.errors)")
        #expect(run.output.contains("1 part uncertain, 2 with a spec"), "\(run.output)")
    }

    /// What is compiled is what the specs call for, and what was there before once it is given back.
    @Test func theXcodeProjectFollows() throws {
        let app = XcodeApp()
        let before = app.text
        app.disk.add("Shop/News/NewsProtocols.swift", Self.contract)
        let addition = try ProjectEdit.Addition("Shop/News/NewsProtocols.swift", to: [app.project.targets[0]])
        let files = try ProjectEdit(of: app.project, adding: [addition], removing: [])
        app.disk.add(XcodeApp.path, String(decoding: files.bytes, as: UTF8.self))
        let run = Run("adopt News", on: app.disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(app.disk.text("App.viper")?.contains("    project   \"Shop.xcodeproj\"\n") == true)
        #expect(app.text.contains("News.generated.swift") && !app.text.contains("NewsProtocols.swift"))
        #expect(try app.differences == [])
        #expect(Run("generate", on: app.disk).output.contains("0 files written"))

        #expect(Run("check --write-baseline", on: app.disk).code == .success)
        let release = Run("release --all", on: app.disk)
        #expect(release.code == .success, "\(release.errors)")
        #expect(!app.disk.files.contains { $0.contains(".viper") })
        #expect(app.text.contains("NewsContract.swift") && !app.text.contains("generated"))
        #expect(try app.differences == [])
        #expect(app.text != before)
    }

    /// What each module's protocols inherit is called as a module's are, and is nobody's screen.
    @Test func protocolsThatModulesInheritAreNone() throws {
        let base = Self.contract.replacing("News", with: "Base")
        var contract = Self.contract
        for part in ["View", "Presenter"] {
            contract.replace("\(part)Protocol: AnyObject", with: "\(part)Protocol: Base\(part)Protocol")
        }
        let run = Run("adopt --all", on: disk([path: contract, "App/Common/BaseProtocols.swift": base]))
        #expect(run.output.contains("1 module taken over"), "\(run.output)\(run.errors)")
        // One that nothing inherits is a module as any other.
        let all = Run("adopt --all", on: disk(["App/Common/BaseProtocols.swift": base]))
        #expect(all.output.contains("2 modules taken over"), "\(all.output)\(all.errors)")
    }

    /// What two targets compiled, both compile, on the way there and back.
    @Test func eachTargetKeepsTheProtocols() throws {
        let app = XcodeApp()
        app.disk.add("Shop/News/NewsProtocols.swift", Self.contract)
        let addition = try ProjectEdit.Addition("Shop/News/NewsProtocols.swift", to: app.project.targets)
        let files = try ProjectEdit(of: app.project, adding: [addition], removing: [])
        app.disk.add(XcodeApp.path, String(decoding: files.bytes, as: UTF8.self))
        let count = try app.project.targets(naming: "Shop/News/NewsProtocols.swift").count
        #expect(count > 1 && Run("adopt News", on: app.disk).code == .success)
        #expect(try app.project.targets(naming: "Shop/News/News.generated.swift").count == count)
        #expect(Run("generate", on: app.disk).output.contains("0 files written"))
        #expect(Run("release --all", on: app.disk).code == .success)
        #expect(try app.project.targets(naming: "Shop/News/NewsContract.swift").count == count)
    }

    @Test func theHeadOfAFileThatGoesComesBack() {
        let head = "//\n//  NewsProtocols.swift\n//  Ours alone.\n"
        let disk = disk([path: head + "\nimport Foundation\n\n" + Self.contract])
        #expect(Run("adopt News", on: disk).code == .success)
        #expect(disk.text("Specs/News.viper")?.hasPrefix(head + "\nimport Foundation\n\nmodule") == true)
        #expect(Run("format", on: disk).code == .success)
        #expect(Run("release News", on: disk).code == .success)
        #expect(disk.text("App/News/NewsContract.swift") == head + "\nimport Foundation\n\n" + Self.contract)
    }

    /// Of the other files that go, what was said of their protocols.
    @Test func remarksAtTheHeadsOfFilesThatGoComeAlong() throws {
        let halves = Self.contract.split(separator: "\n\n", maxSplits: 1).map(String.init)
        let remark = "// What the screen tells.\n"
        let disk = disk([
            path: "// NewsView.swift\n\n" + halves[0] + "\n",
            "App/News/Rest.swift": "// Rest.swift\n\n" + remark + halves[1] + "\n",
        ])
        #expect(Run("adopt News", on: disk).code == .success)
        let spec = try #require(disk.text("Specs/News.viper"))
        #expect(spec.hasPrefix("// NewsView.swift\n\n\(remark)\nmodule"), "\(spec)")
        #expect(Run("release News", on: disk).code == .success)
        #expect(disk.text("App/News/NewsContract.swift")?.contains(remark) == true)
    }

    /// Nothing is begun of it, so nothing else would tell that its classes are looked at no more.
    @Test func classesOfATakenOverModuleAreNotLeftBehind() throws {
        let disk = disk([path: Self.contract, "App/News/Deep/NewsPresenter.swift": "final class NewsPresenter {}\n"])
        #expect(Run("adopt News", on: disk).code == .success)
        let app = try #require(disk.text("App.viper"))
        disk.add("App.viper", app.replacing("\"App\"", with: "\"Other\""))
        let before = disk.snapshot
        let run = Run("generate", on: disk)
        #expect(run.code == .refused && disk.snapshot == before)
        let told = "belongs elsewhere: 'Other/News/Deep/NewsPresenter.swift' [leftBehind]"
        #expect(run.errors.contains(told), "\(run.errors)")
    }

    // MARK: A new one

    /// It has the files, names and properties of those that were there, and is made by a type of the same name and function.
    @Test func aNewModuleIsLikeTheOthers() {
        let files = [
            "App/News/NewsAssembly.swift": """
            enum NewsAssembly {
                static func assemble() -> UIViewController {
                    let view = NewsViewController()
                    let presenter = NewsPresenter()
                    presenter.userInterface = view
                    view.eventHandler = presenter
                    return view
                }
            }
            """,
            "App/News/NewsViewController.swift": """
            import UIKit
            final class NewsViewController: UIViewController, NewsViewProtocol {
                var eventHandler: NewsPresenterProtocol?
                func show() {}
            }
            """,
            "App/News/NewsPresenter.swift": """
            final class NewsPresenter: NewsPresenterProtocol {
                weak var userInterface: NewsViewProtocol?
                func viewDidLoad() {}
            }
            """, "AppTests/NewsTests.swift": "final class NewsTests {}\n",
        ]
        let disk = disk(files)
        #expect(Run("adopt News", on: disk).code == .success)
        #expect(!disk.files.contains { $0.contains("App+") && !$0.hasPrefix("AppTests/") }, "nothing for new ones yet")
        let new = Run("new Shop/Checkout", on: disk)
        #expect(new.code == .success, "\(new.errors)")
        let made = disk.files.filter { $0.hasPrefix("App/Shop/Checkout/") }.map { $0.split(separator: "/").last ?? "" }
        #expect(made.contains("CheckoutPresenter.swift") && made.contains("CheckoutViewController.swift"))
        let presenter = disk.text("App/Shop/Checkout/CheckoutPresenter.swift") ?? ""
        #expect(presenter.contains("weak var userInterface: (any CheckoutViewProtocol)?"), "\(presenter)")
        let view = disk.text("App/Shop/Checkout/CheckoutViewController.swift") ?? ""
        #expect(view.contains("let eventHandler: any CheckoutPresenterProtocol"), "\(view)")
        let generated = disk.text("App/Shop/Checkout/Checkout.generated.swift") ?? ""
        #expect(generated.contains("CheckoutAssembly") && generated.contains("func assemble("), "\(generated)")
    }

    @Test func aDryRunWritesNothing() {
        let disk = disk()
        let before = disk.snapshot
        let run = Run("adopt --all --dry-run", on: disk)
        #expect(run.code == .success && run.output.contains("Dry run, nothing is written."))
        #expect(disk.snapshot == before)
    }

    @Test func saysWhatItDoesNotKnow() {
        let run = Run("adopt Newz", on: disk())
        #expect(run.code == .usage && run.errors.contains("Did you mean 'News'?"), "\(run.errors)")
        #expect(Run("adopt News --all", on: disk()).code == .usage)
        #expect(Run("release", on: disk()).code == .usage)
    }

    @Test func saysThatNothingIsSeen() {
        let run = Run("adopt", on: MemoryFileSystem(files: ["App/Row.swift": "struct Row {}\n"]))
        #expect(run.output == "No module is seen in 1 file of Swift; `--path DIR` looks elsewhere\n")
    }

    @Test func theReportIsForProgramsToo() throws {
        let run = Run("adopt --format json", on: disk())
        let report = try JSONDocument(text: run.output)
        #expect(run.code == .success && run.errors.isEmpty)
        guard case .array(let modules)? = report["modules"], case .array(let parts)? = modules.first?["parts"] else {
            Issue.record("\(run.output)")
            return
        }
        #expect(modules.first?["name"] == .string("News"))
        #expect(parts.map { $0["protocol"] } == [.string("NewsViewProtocol"), .string("NewsPresenterProtocol")])
        #expect(parts.last?["line"] == .number(5))
    }

    @Test func findingsOfCheckAreSaidBeforehand() throws {
        let presenter = """
            final class NewsPresenter: NewsPresenterProtocol {
                var view: NewsViewProtocol?
                func viewDidLoad() {}
            }
            """
        let disk = disk(["App/News/NewsPresenter.swift": presenter])
        let run = Run("adopt", on: disk)
        #expect(run.errors.contains("App/News/NewsPresenter.swift:2:9: error: 'NewsPresenter' holds 'view' strongly"))
        #expect(run.errors.contains("\(path):2:10: warning: 'NewsPresenter' never tells its view 'show()'"))
        #expect(run.output.contains("1 can be taken over, 2 findings of check"), "\(run.output)")
        let report = try JSONDocument(text: Run("adopt --format json", on: disk).output)
        guard case .array(let findings)? = report["findings"] else {
            Issue.record("no findings")
            return
        }
        #expect(findings.map { $0["rule"] } == [.string("heldStrongly"), .string("unusedMember")])
        #expect(findings.map { $0["path"] } == [.string("App/News/NewsPresenter.swift"), .string(path)])
    }

    // MARK: What is inferred

    /// Tests stand apart from the sources, or there is no place for mocks.
    @Test(arguments: [
        ("Demo/App/News/P.swift", ["Demo/AppTests/T.swift", "Demo/AppUITests/U.swift"], "Demo/AppTests"),
        ("App/News/P.swift", ["App/Old/Tests/T.swift"], nil), ("App/News/P.swift", ["T/Tests/A/T.swift"], "T/Tests/A"),
        ("Sources/App/News/P.swift", ["Tests/AppTests/Views/T.swift", "Tests/AppTests/M.swift"], "Tests/AppTests"),
    ])
    func testsStandApart(_ source: String, _ tests: [String], _ folder: String?) {
        let disk = MemoryFileSystem(files: [source: Self.contract])
        for test in tests { disk.add(test, "class T {}\n") }
        let run = Run("adopt", on: disk)
        #expect(run.output.contains("1 module: 1 can be taken over"), "\(run.errors)")
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
            run.output.contains("  uikit (no file imports a kit, and classes are made from UIKit's)"), "\(run.output)")
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
    @Test(arguments: [("public ", "all protocols of a module are public"), ("", "write '@MainActor' here as well")])
    func whatAllHaveAlikeIsTold(_ word: String, _ way: String) {
        let others = Self.contract.replacing("protocol", with: word.isEmpty ? "@MainActor protocol" : "protocol")
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

    /// The same app again, in another kit, is named and left out; where it stands alone it is the app.
    @Test func theSameAppAgainIsNotPartOfIt() throws {
        let presenter = "final class NewsPresenter: NewsPresenterProtocol { func viewDidLoad() {} }\n"
        let disk = disk([
            "Old/Shop.xcodeproj/project.pbxproj": "", "New/Shop.xcodeproj/project.pbxproj": "",
            "Old/Shop/NewsProtocols.swift": Self.contract, "Old/Shop/NewsPresenter.swift": presenter,
            "Old/Shop/NewsRouter.swift": "final class NewsRouter {}\n", "New/Shop/NewsPresenter.swift": presenter,
            "New/Shop/NewsProtocols.swift": Self.contract,
        ])
        try disk.removeFile(path)
        let run = Run("adopt", on: disk)
        #expect(run.output.contains("News  Old/Shop  view, presenter\n"), "\(run.output)")
        #expect(run.errors.contains("'New' is an app of its own, for it has a 'NewsPresenter' too"), "\(run.errors)")
    }

    @Test func docCommentsStandAsTheyAre() {
        let disk = disk([path: "/**\n A screen.\n **/\n" + Self.contract])
        let run = Run("adopt News", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(disk.text("App/News/News.generated.swift")?.contains("/**\nA screen.\n**/\nprotocol") == true)
    }

    // MARK: What is left alone

    /// Each says what it is, at its place, and nothing is written.
    @Test(arguments: [
        ("#if DEBUG\n\(contract)#endif\n", "'NewsViewProtocol' stands under '#if'"),
        ("\(contract)<<<<<<< a\nlet a = 1\n=======\nlet a = 2\n>>>>>>> b\n", "has the markers of a merge conflict"),
        ("\(contract)struct Row {\n", "is not read as Swift"),
        (contract.replacing("protocol", with: "private protocol"), "'NewsViewProtocol' is private"),
        (contract.replacing("ViewProtocol:", with: "ViewProtocol<Row>:"), "is generic"),
        ("#if os(iOS)\nimport UIKit\n#endif\n\(contract)", "imports 'UIKit' under a condition"),
        (contract.replacing("func show()", with: "weak var a: AnyObject? { get }"), "'weak' cannot stand on a member"),
        (contract + contract, "several protocols could be the view of 'News'"),
    ])
    func isNamedAndLeftAlone(_ text: String, _ reason: String) {
        let disk = disk([path: text])
        let before = disk.snapshot
        let report = Run("adopt", on: disk)
        #expect(report.code == .success && report.errors.contains(reason), "\(report.errors)")
        #expect(report.errors.contains("\(path):"))
        let json = Run("adopt --format json", on: disk).output
        #expect(json.contains(reason) && json.contains("\"path\": \"\(path)\""), "\(json)")
        #expect(Run("adopt --all", on: disk).output.contains("0 modules taken over"))
        #expect(disk.snapshot == before)
    }

    /// One of two modules of one name cannot be told from the other; those beside them can be taken over.
    @Test func ofTwoModulesOfOneNameNoneIsTaken() {
        let other = Self.contract.replacing("News", with: "Other")
        let disk = disk(["App/Old/NewsProtocols.swift": Self.contract, "App/Other/OtherProtocols.swift": other])
        let run = Run("adopt --all", on: disk)
        #expect(run.errors.contains("several protocols could be the view of 'News'"), "\(run.errors)")
        #expect(run.errors.contains("App/Old/NewsProtocols.swift:1:10: note: this is another one"), "\(run.errors)")
        #expect(run.output.contains("1 module taken over"), "\(run.output)")
        #expect(disk.text(path) == Self.contract && disk.text("App/Old/NewsProtocols.swift") == Self.contract)
    }

    /// What stands in a namespace goes to file scope, as the finding says, and can be taken over.
    @Test func aNestedContractHasAWayOut() throws {
        let nested = "enum News {\n    protocol View: AnyObject {}\n    protocol Presenter: AnyObject {}\n}\n"
        let report = Run("adopt", on: disk([path: nested]))
        let note =
            "declare it at file scope as 'NewsViewProtocol', and leave 'typealias View = NewsViewProtocol' here: all else stays"
        #expect(report.errors.contains(note), "\(report.errors)")
        let outer =
            "enum News {\n    typealias View = NewsViewProtocol\n    typealias Presenter = NewsPresenterProtocol\n}\n"
        let mended = disk([
            path: outer + "protocol NewsViewProtocol: AnyObject {}\nprotocol NewsPresenterProtocol: AnyObject {}\n"
        ])
        #expect(Run("adopt --all", on: mended).output.contains("1 module taken over"))
        #expect(mended.text(path) == outer)
    }

    /// What was fetched, built, or made by a tool is nobody's.
    @Test(arguments: [
        ("Carthage/Checkouts/P/A.swift", ""), ("DerivedData/A.swift", ""), (".build/checkouts/P/A.swift", ""),
        ("SourcePackages/checkouts/P/A.swift", ""), ("App/A.generated.swift", ""),
        ("App/A.swift", "// Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen\n"),
        ("App/A.swift", "//\n// This is a generated file, do not edit!\n// Generated by R.swift, see R.swift\n//\n"),
        ("App/A.swift", "// MARK: - Mocks generated from file: App/News.swift\n"),
    ])
    func whatNobodyWroteIsNotRead(_ path: String, _ head: String) {
        let run = Run("adopt", on: disk([path: head + Self.contract.replacing("News", with: "Other")]))
        #expect(run.output.contains("1 module: 1 can be taken over"), "\(run.output)\(run.errors)")
    }

    /// A line for another generator would keep the protocols out of the repository.
    @Test(arguments: [
        ("*.generated.swift\n", ".gitignore:1:1"),
        ("# SwiftGen\r\nGenerated\n/App/**/*.generated.swift  \n", ".gitignore:3:1"),
        ("*.generated.swift\n!/App/**/*.generated.swift\n", nil), ("/R.generated.swift\n", nil),
    ]) func whatGitIgnoresIsSaid(_ rules: String, _ place: String?) {
        for line in ["adopt", "adopt News", "adopt --all"] {
            let run = Run(line, on: disk([".gitignore": rules]))
            #expect(run.code == .success, "\(run.errors)")
            #expect(run.errors.contains("[ignoredByGit]") == (place != nil), "\(run.errors)")
            let said = "warning: git ignores 'App/News/News.generated.swift' and its like"
            if let place { #expect(run.errors.contains("\(place): \(said)"), "\(run.errors)") }
        }
    }

    @Test func filesThatAreNoTextOrNobodysAreNotRead() {
        let disk = disk([
            ".gitignore": "/Old/\n*.tmp.swift\n!keep.tmp.swift\n", "Old/A.swift": Self.contract,
            "App/a.tmp.swift": Self.contract, "Pods/P/B.swift": Self.contract,
            "App/C.swift": "// Generated using Sourcery 2.0\n" + Self.contract,
        ])
        disk.add("App/Latin.swift", .file([0x2F, 0x2F, 0xE9, 0x0A], permissions: 0o644))
        let wide = Self.contract.utf16.flatMap { [UInt8($0 & 0xFF), 0] }
        disk.add("App/Wide.swift", .file([0xFF, 0xFE] + wide, permissions: 0o644))
        disk.add("App/Link.swift", .link(to: "/home/me/demo/" + path))
        disk.add("App/Linked", .link(to: "/home/me/demo/App/News"))
        disk.add("App/News/NewsView.h", "@protocol NewsViewProtocol\n- (void)show;\n@end\n")
        disk.add("App/News/NewsView.m", "#import \"NewsView.h\"\n@implementation NewsView\n@end\n")
        let run = Run("adopt", on: disk)
        #expect(run.output.contains("1 module: 1 can be taken over"), "\(run.output)")
        #expect(run.errors.contains("App/Latin.swift") && run.errors.contains("is not written in UTF-8"))
        #expect(run.errors.contains("App/Wide.swift:1:1: warning: the file is not written in UTF-8"))
    }

    /// Thousands of files beside a module change nothing of what is said of it.
    @Test func manyFilesAreLookedThrough() {
        let alone = Run("adopt --verbose", on: disk())
        var files: [String: String] = [:]
        for number in 1...3000 {
            files["App/Rows/\(number % 50)/Row\(number).swift"] = """
                struct Row\(number): Comparable { let next: Row\(number + 1)?; weak var owner: Owner\(number % 7)? }
                class Owner\(number): Owner\(number % 100) { var row: Row\(number)?; func show() { Row\(number)() } }
                """
        }
        let run = Run("adopt --verbose", on: disk(files))
        #expect(run.output == alone.output && run.errors == alone.errors, "\(run.output)\(run.errors)")
    }

    @Test func theRestOfAFileStaysByteForByte() {
        let rest = "// Kept.\r\nimport UIKit\r\n\r\n\tfinal class Row {   }\r\n"
        let disk = disk([path: rest + "\r\n/// Gone.\r\n" + Self.contract.replacing("\n", with: "\r\n")])
        #expect(Run("adopt --all", on: disk).code == .success)
        #expect(disk.text(path) == rest + "\r\n")
    }

    // MARK: All or nothing

    @Test func killedAnywhereItIsOldOrNew() {
        let disk = disk()
        let before = disk.copy()
        let steps = disk.history { _ = Run("adopt --all", on: $0) }
        #expect(steps.count > 5)
        for step in steps {
            _ = Run("adopt --all", on: step)
            #expect(step.text("App/News/News.generated.swift") != nil && step.text(path) == nil)
        }
        #expect(before.text(path) == Self.contract)
        let back = disk.history { _ = Run("release --all", on: $0) }
        #expect(back.count > 5)
        for step in back {
            _ = Run("release --all", on: step)
            #expect(step.text("App/News/NewsContract.swift")?.hasSuffix(Self.contract) == true)
            #expect(!step.files.contains { $0.hasSuffix(".viper") || $0.contains(".generated.") })
        }
    }

    @Test func aModuleWithMoreThanAContractIsNotReleased() {
        let disk = MemoryFileSystem()
        #expect(Run("new TodoList", on: disk).code == .success)
        let before = disk.snapshot
        let run = Run("release TodoList", on: disk)
        #expect(run.code == .refused && run.errors.contains("[notReleased]"), "\(run.errors)")
        #expect(disk.snapshot == before)
    }

    /// All that can be given back is, and what is left is named.
    @Test func allButTheModulesWithMoreAreReleased() {
        let disk = disk()
        #expect(Run("adopt News", on: disk).code == .success)
        #expect(Run("new Feed", on: disk).code == .success)
        let run = Run("release --all", on: disk)
        #expect(run.code == .findings && run.output.contains("1 module given back"), "\(run.output)")
        #expect(run.errors.contains("more than the contract and mocks of 'Feed' is generated"), "\(run.errors)")
        #expect(disk.text("App/News/NewsContract.swift")?.hasSuffix(Self.contract) == true)
        #expect(disk.text("Specs/News.viper") == nil && disk.text("Specs/Feed.viper") != nil)
        #expect(disk.text("App.viper") != nil)
        #expect(Run("generate", on: disk).output.contains(": 0 files written, "))
    }

    @Test func whatWasEditedIsNotReleased() {
        let disk = disk()
        #expect(Run("adopt News", on: disk).code == .success)
        let path = "App/News/News.generated.swift"
        disk.add(path, (disk.text(path) ?? "") + "// mine\n")
        let run = Run("release News", on: disk)
        #expect(run.code == .refused && run.errors.contains("[editedGeneratedFile]"), "\(run.errors)")
        #expect(disk.text(path)?.hasSuffix("// mine\n") == true)
    }
}
