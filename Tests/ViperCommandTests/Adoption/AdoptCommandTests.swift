import TestSupport
import Testing
import XcodeProject

@testable import ViperCommand

/// What `adopt` and `release` are told, and what they do where something is wrong.
@Suite struct AdoptCommandTests {
    private var path: String { AdoptedNews.path }

    private func disk(_ files: [String: String] = [:]) -> MemoryFileSystem { AdoptedNews.disk(files) }

    // MARK: One module

    @Test func takesTheNamedModuleOnly() throws {
        let other = AdoptedNews.contract.replacing("News", with: "Other")
        let disk = disk(["App/Other/OtherProtocols.swift": other])
        let run = Run("adopt News", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(disk.text("Specs/News.viper")?.contains("module News") == true)
        #expect(disk.text("App/News/News.generated.swift")?.contains("protocol NewsViewProtocol: AnyObject {") == true)
        #expect(disk.text(path) == nil)
        #expect(disk.text("App/Other/OtherProtocols.swift") == other)
        let again = Run("adopt News", on: disk)
        #expect(again.code == .success && again.output.contains("'News' already has a spec"), "\(again.output)")

        #expect(Run("adopt Other", on: disk).code == .success)
        #expect(disk.text("Specs/Other.viper") != nil)
        let release = Run("release News", on: disk)
        #expect(release.code == .success, "\(release.errors)")
        #expect(disk.text("App/News/NewsContract.swift") == "import Foundation\n\n" + AdoptedNews.contract)
        #expect(disk.text("Specs/News.viper") == nil && disk.text("Specs/Other.viper") != nil)
        #expect(Run("generate", on: disk).output.contains(": 0 files written, "))
    }

    @Test func classesOfModulesWithASpecAreNotUncertain() {
        let disk = disk()
        #expect(Run("adopt News", on: disk).code == .success)
        #expect(Run("new Feed", on: disk).code == .success)
        disk.add("App/Lost/LostPresenter.swift", "final class LostPresenter {}\n")
        let run = Run("adopt", on: disk)
        #expect(run.errors.contains("'LostPresenter' has the name of a presenter"), "\(run.errors)")
        #expect(!run.errors.contains("FeedPresenter"), "\(run.errors)")
        #expect(run.output.contains("1 part uncertain, 2 with a spec"), "\(run.output)")
    }

    /// What is compiled is what the specs call for, and what was there before once it is given back.
    @Test func theXcodeProjectFollows() throws {
        let app = XcodeApp()
        let before = app.text
        app.disk.add("Shop/News/NewsProtocols.swift", AdoptedNews.contract)
        let addition = try ProjectEdit.FileAddition("Shop/News/NewsProtocols.swift", to: [app.project.targets[0]])
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
        let base = AdoptedNews.contract.replacing("News", with: "Base")
        var contract = AdoptedNews.contract
        for part in ["View", "Presenter"] {
            contract.replace("\(part)Protocol: AnyObject", with: "\(part)Protocol: Base\(part)Protocol")
        }
        let run = Run("adopt --all", on: disk([path: contract, "App/Common/BaseProtocols.swift": base]))
        #expect(run.output.contains("1 module adopted"), "\(run.output)\(run.errors)")
        // One that nothing inherits is a module as any other.
        let all = Run("adopt --all", on: disk(["App/Common/BaseProtocols.swift": base]))
        #expect(all.output.contains("2 modules adopted"), "\(all.output)\(all.errors)")
    }

    /// What two targets compiled, both compile, on the way there and back.
    @Test func eachTargetKeepsTheProtocols() throws {
        let app = XcodeApp()
        app.disk.add("Shop/News/NewsProtocols.swift", AdoptedNews.contract)
        let addition = try ProjectEdit.FileAddition("Shop/News/NewsProtocols.swift", to: app.project.targets)
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
        let disk = disk([path: head + "\nimport Foundation\n\n" + AdoptedNews.contract])
        #expect(Run("adopt News", on: disk).code == .success)
        #expect(disk.text("Specs/News.viper")?.hasPrefix(head + "\nimport Foundation\n\nmodule") == true)
        #expect(Run("format", on: disk).code == .success)
        #expect(Run("release News", on: disk).code == .success)
        #expect(disk.text("App/News/NewsContract.swift") == head + "\nimport Foundation\n\n" + AdoptedNews.contract)
    }

    /// What a person added to the specs meanwhile stays, with no more beside it than before.
    @Test(arguments: ["release News", "release --all"]) func whatIsLeftBesideTheLastModuleNeedsNothingNew(
        _ command: String
    ) {
        let disk = disk([:])
        #expect(Run("adopt News", on: disk).code == .success)
        disk.add("Specs/News.viper", (disk.text("Specs/News.viper") ?? "") + "\nstruct Price { let cents: Int }\n")
        #expect(Run("generate", on: disk).code == .success)
        let before = Set(disk.files)
        let run = Run(command, on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(Set(disk.files).subtracting(before) == ["App/News/NewsContract.swift"])
        #expect(Run("generate", on: disk).output.contains(": 0 files written, "))
    }

    /// What stood before a protocol in another file that goes stays before its section.
    @Test func remarksAtTheHeadsOfFilesThatGoComeAlong() throws {
        let halves = AdoptedNews.contract.split(separator: "\n\n", maxSplits: 1).map(String.init)
        let remark = "// What the screen tells.\n"
        let disk = disk([
            path: "// NewsView.swift\n\n" + halves[0] + "\n",
            "App/News/Rest.swift": "// Rest.swift\n\n" + remark + halves[1] + "\n",
        ])
        #expect(Run("adopt News", on: disk).code == .success)
        let spec = try #require(disk.text("Specs/News.viper"))
        #expect(spec.hasPrefix("// NewsView.swift\n\nmodule"), "\(spec)")
        #expect(spec.contains("    // Rest.swift\n\n    \(remark)    presenter: AnyObject {\n"), "\(spec)")
        #expect(Run("release News", on: disk).code == .success)
        #expect(disk.text("App/News/NewsContract.swift")?.contains(remark) == true)
    }

    /// Nothing is begun of it, so nothing else would tell that its classes are looked at no more.
    @Test func classesOfATakenOverModuleAreNotLeftBehind() throws {
        let disk = disk([
            path: AdoptedNews.contract, "App/News/Deep/NewsPresenter.swift": "final class NewsPresenter {}\n",
        ])
        #expect(Run("adopt News", on: disk).code == .success)
        let app = try #require(disk.text("App.viper"))
        disk.add("App.viper", app.replacing("\"App\"", with: "\"Other\""))
        let before = disk.snapshot
        let run = Run("generate", on: disk)
        #expect(run.code == .refused && disk.snapshot == before)
        let told = "this file belongs at 'Other/News/Deep/NewsPresenter.swift' [fileInOldFolder]"
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
        #expect(run.code == .success && run.output.contains("Dry run: nothing was written."))
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
        #expect(run.output == "No modules found in 1 Swift file; use '--path DIR' for another folder\n")
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
            func make() { NewsPresenter().view = nil }
            """
        let disk = disk(["App/News/NewsPresenter.swift": presenter])
        let run = Run("adopt", on: disk)
        #expect(
            run.errors.contains(
                "App/News/NewsPresenter.swift:2:9: error: strong reference to 'view' in 'NewsPresenter' creates a retain cycle"
            ))
        #expect(run.errors.contains("\(path):2:10: warning: 'NewsPresenter' never calls 'view?.show()'"))
        #expect(run.output.contains("1 can be adopted, 2 findings of check"), "\(run.output)")
        let report = try JSONDocument(text: Run("adopt --format json", on: disk).output)
        guard case .array(let findings)? = report["findings"] else {
            Issue.record("no findings")
            return
        }
        #expect(findings.map { $0["rule"] } == [.string("heldStrongly"), .string("unusedMember")])
        #expect(findings.map { $0["path"] } == [.string("App/News/NewsPresenter.swift"), .string(path)])
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
        #expect(before.text(path) == AdoptedNews.contract)
        let back = disk.history { _ = Run("release --all", on: $0) }
        #expect(back.count > 5)
        for step in back {
            _ = Run("release --all", on: step)
            #expect(step.text("App/News/NewsContract.swift")?.hasSuffix(AdoptedNews.contract) == true)
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
        #expect(run.code == .findings && run.output.contains("1 module released"), "\(run.output)")
        #expect(run.errors.contains("'Feed' emits flows, classes or assembly"), "\(run.errors)")
        #expect(disk.text("App/News/NewsContract.swift")?.hasSuffix(AdoptedNews.contract) == true)
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
