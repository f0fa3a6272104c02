import TestSupport
import Testing

@testable import ViperCommand

/// Which part a protocol is where its name alone would tell it wrongly.
@Suite struct AdoptRolesTests {
    private static let view = """
        final class LampViewController: UIViewController, LampViewProtocol {
            var presenter: LampPresenterOutput?
            func show() { presenter?.viewDidLoad() }
        }
        protocol LampViewProtocol: AnyObject { func show() }
        protocol LampInteractorProtocol: AnyObject { func load() }

        """

    /// The spec of the module `Lamp` after `adopt` of one file.
    private func spec(_ swift: String, _ files: [String: String] = [:]) throws -> String {
        let disk = MemoryFileSystem(files: files.merging(["App/Lamp/Lamp.swift": swift]) { old, _ in old })
        let run = Run("adopt --all", on: disk)
        #expect(!run.errors.contains("uncertain"), "\(run.errors)")
        return try #require(disk.text("Specs/Lamp.viper"), "\(run.output)\(run.errors)")
    }

    /// 'Presenter Output' is what the view is told; where the presenter conforms to it, it is the presenter's own.
    @Test func aPresentersOwnProtocolIsNotTheViews() throws {
        let told = try spec(
            Self.view + """
                protocol LampPresenterOutput: AnyObject { func viewDidLoad() }
                final class LampPresenter: LampPresenterOutput {
                    weak var view: LampViewProtocol?
                    var interactor: LampInteractorProtocol?
                    func viewDidLoad() { interactor?.load() }
                }
                final class LampInteractor: LampInteractorProtocol { func load() {} }

                """)
        #expect(told.contains("presenter: AnyObject { func viewDidLoad() }"), "\(told)")
        #expect(told.contains("view: AnyObject { func show() }"), "\(told)")
        let named = try spec(
            """
            protocol LampPresenterOutput: AnyObject { func didLoad() }
            protocol LampPresenterInput: AnyObject { func viewDidLoad() }
            protocol LampInteractorInput: AnyObject { func load() }
            final class LampPresenter: LampPresenterInput, LampPresenterOutput {
                let interactor: LampInteractorInput
                func viewDidLoad() { interactor.load() }
                func didLoad() {}
            }
            final class LampInteractor: LampInteractorInput {
                weak var output: LampPresenterOutput?
                func load() { output?.didLoad() }
            }

            """)
        #expect(named.contains("output: AnyObject { func didLoad() }"), "\(named)")
        #expect(!named.contains("    view"), "\(named)")
    }

    /// Where the view has no protocol, the presenter's is the one that the view holds, though the interactor has it too.
    @Test func aPresenterMayHoldItsViewByTheClass() throws {
        let spec = try spec(
            """
            protocol LampPresenterProtocol: AnyObject { func viewDidLoad(); func didLoad() }
            protocol LampInteractorProtocol: AnyObject { func load() }
            final class LampPresenter: LampPresenterProtocol {
                weak var view: LampViewController?
                var interactor: LampInteractorProtocol?
                func viewDidLoad() { interactor?.load() }
                func didLoad() { view?.show() }
            }
            final class LampViewController: UIViewController {
                var presenter: LampPresenterProtocol?
                func show() { presenter?.viewDidLoad() }
            }
            final class LampInteractor: LampInteractorProtocol {
                weak var presenter: LampPresenterProtocol?
                func load() { presenter?.didLoad() }
            }

            """)
        #expect(spec.contains("presenter: AnyObject { func viewDidLoad(); func didLoad() }"), "\(spec)")
        #expect(!spec.contains("output"), "\(spec)")
    }

    private func module(_ name: String, router: String = "") -> String {
        """
        protocol \(name)ViewProtocol: IView { func show() }
        protocol \(name)PresenterProtocol: IPresenter { func viewDidLoad() }
        final class \(name)ViewController: UIViewController, \(name)ViewProtocol {
            var presenter: \(name)PresenterProtocol?
            func show() { presenter?.viewDidLoad() }
        }
        final class \(name)Presenter: \(name)PresenterProtocol {
            weak var view: \(name)ViewProtocol?
            \(router)
            func viewDidLoad() { view?.show() }
        }

        """
    }

    @Test func whatOtherModulesInheritIsNoModule() throws {
        let bases = """
            protocol IView: AnyObject { func wait() }
            protocol IPresenter: AnyObject { func start() }
            protocol IInteractor: AnyObject { func stop() }

            """
        let disk = MemoryFileSystem(files: [
            "App/Base.swift": bases, "App/Lamp/Lamp.swift": module("Lamp"), "App/News/News.swift": module("News"),
        ])
        let run = Run("adopt --all", on: disk)
        #expect(run.output.contains("2 modules adopted"), "\(run.output)\(run.errors)")
        #expect(disk.text("App/Base.swift") == bases)
    }

    @Test(arguments: [
        ("Router", "AppRouter", false), ("LampRouting", "MainRouter", true), ("Routing", "LampRouter", true),
    ])
    func theRouterOfTheWholeAppIsNobodysPart(_ name: String, _ type: String, _ isPart: Bool) throws {
        let spec = try spec(
            module("Lamp", router: "var router: \(name)?"),
            [
                "App/Routing.swift": """
                protocol \(name): AnyObject { func open(_ screen: String) }
                final class \(type): \(name) { func open(_ screen: String) {} }
                final class SceneDelegate { var router: \(name)? }

                """
            ])
        #expect(spec.contains("router") == isPart, "\(spec)")
    }

    /// A cell with a presenter is part of the screen that shows it; with an interactor of its own it is a module.
    @Test(arguments: [("", "1 module adopted"), ("var interactor: RowInteractor?", "2 modules adopted")])
    func aCellIsNoModule(_ interactor: String, _ taken: String) {
        let disk = MemoryFileSystem(files: [
            "App/Lamp/Lamp.swift": module("Lamp"),
            "App/Lamp/Row.swift": """
            protocol RowView: AnyObject { func show(title: String) }
            protocol RowPresenterProtocol: AnyObject { func tapped() }
            \(interactor.isEmpty ? "" : "protocol RowInteractor: AnyObject { func load() }")
            final class RowPresenter: RowPresenterProtocol {
                weak var view: RowView?
                \(interactor)
                func tapped() { view?.show(title: "") }
            }
            class RowCell: UITableViewCell, RowView {
                var presenter: RowPresenterProtocol?
                func show(title: String) { presenter?.tapped() }
            }

            """,
        ])
        let run = Run("adopt --all", on: disk)
        #expect(run.output.contains(taken) && !run.errors.contains("[uncertainModule]"), "\(run.output)\(run.errors)")
    }

    /// What a container is asked for makes a module, as what creates the classes does.
    @Test(arguments: ["LampViewProtocol.self", "LampViewController.self"])
    func aBuilderMayAskAContainer(_ view: String) {
        let disk = MemoryFileSystem(files: [
            "App/Lamp/Lamp.swift": module("Lamp"),
            "App/Lamp/LampFactory.swift": """
            enum LampFactory {
                static func screen() -> UIViewController {
                    let view = container.resolve(\(view))!
                    view.presenter = container.resolve(LampPresenterProtocol.self)!
                    return view
                }
            }

            """,
            "App/News/News.swift": module("News")
                + "final class NewsRouter { func go() { show(LampFactory.screen()) } }\n",
        ])
        let run = Run("graph --format json", on: disk)
        #expect(run.output.contains(#"{"from":"News","to":"Lamp","member":"go()","kind":"show""#), "\(run.output)")
    }

    /// A folder in one module that is called after another one is no place for the files of all.
    @Test func aFolderCalledAfterAnotherModuleIsNoPattern() throws {
        let lamp = module("Lamp")
        let zebra = module("Zebra").split(separator: "final", maxSplits: 1).map(String.init)
        let disk = MemoryFileSystem(files: [
            "App/Lamp/Lamp.swift": lamp, "App/Zebra/ZebraProtocols.swift": zebra[0],
            "App/Zebra/LampPage/Look/ZebraViewController.swift":
                "final" + zebra[1].components(separatedBy: "final class ZebraPresenter")[0],
            "App/Zebra/ZebraPresenter.swift":
                "final class ZebraPresenter" + zebra[1].components(separatedBy: "final class ZebraPresenter")[1],
        ])
        #expect(Run("adopt --all", on: disk).output.contains("2 modules adopted"))
        let app = try #require(disk.text("App.viper"))
        #expect(!app.contains("LampPage"), "\(app)")
    }
}
