import TestSupport
import Testing

@testable import ViperCommand

/// What ties protocols to their classes, and to tools beside viper-gen, when a module is taken over.
@Suite struct AdoptTiesTests {
    private let path = "App/News/NewsProtocols.swift"

    /// What Sourcery is told of a protocol would stay in a file without it, and its mock would be made no more.
    @Test func whatSourceryIsToldComesAlongOrIsTold() throws {
        let protocols = AdoptedNews.contract
        for plain in ["// sourcery: AutoMockable\n", "    //sourcery:begin: AutoMockable\n\nstruct News {}\n"] {
            let disk = MemoryFileSystem(files: [path: plain + protocols])
            let run = Run("adopt News", on: disk)
            #expect(run.code == .findings && run.output.contains("0 modules adopted"), "\(run.errors)")
            #expect(
                run.errors.contains("'NewsViewProtocol' has a Sourcery annotation in a comment"), "\(run.errors)")
            #expect(run.errors.contains("Sourcery reads it there"), "\(run.errors)")
            #expect(disk.text(path) == plain + protocols)
        }
        let disk = MemoryFileSystem(files: [path: "// sourcery of its own\n\n/// sourcery: AutoMockable\n" + protocols])
        #expect(Run("adopt News", on: disk).code == .success)
        let generated = try #require(disk.text("App/News/News.generated.swift"))
        #expect(generated.contains("/// sourcery: AutoMockable\nprotocol NewsViewProtocol"), "\(generated)")
    }

    /// Specs say which protocols are bound to the main actor where others of the same modules are not.
    @Test func protocolsOfAModuleMayBeIsolatedEachInItsWay() throws {
        let text = """
            @MainActor
            protocol NewsViewProtocol: AnyObject { func show() }
            @MainActor
            protocol NewsPresenterProtocol: AnyObject { func viewDidLoad() }
            protocol NewsInteractorProtocol { func load() async }

            """
        let other = text.replacing("News", with: "Feed")
        let disk = MemoryFileSystem(files: [path: text, "App/Feed/FeedProtocols.swift": other])
        let run = Run("adopt --all", on: disk)
        #expect(run.code == .success && run.output.contains("2 modules adopted"), "\(run.errors)")
        #expect(try #require(disk.text("App.viper")).contains("isolation none"))
        let generated = try #require(disk.text("App/News/News.generated.swift"))
        #expect(generated.contains("@MainActor\nprotocol NewsPresenterProtocol"), "\(generated)")
        #expect(generated.contains("\n\nprotocol NewsInteractorProtocol"), "\(generated)")
    }

    /// What stands between a module's name and that of its part is neither's.
    @Test func underscoresMayStandBetweenTheWords() throws {
        let presenter = "final class News_Presenter: News_Presenter_Protocol { weak var view: News_View_Protocol? }\n"
        let text = AdoptedNews.contract.replacing("NewsViewProtocol", with: "News_View_Protocol")
            .replacing("NewsPresenterProtocol", with: "News_Presenter_Protocol")
        let disk = MemoryFileSystem(files: [path: text, "App/News/News_Presenter.swift": presenter])
        let run = Run("adopt News", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        let app = try #require(disk.text("App.viper"))
        #expect(app.contains("\"{module}_Presenter\"") && app.contains("\"{module}_View_Protocol\""), "\(app)")
        #expect(disk.text("Specs/News.viper")?.contains("module News {") == true)
    }

    /// Who holds whom counts more than what is called input and output; a view may be shown by what stands before it.
    @Test func inputAndOutputMayBeTurned() throws {
        let disk = MemoryFileSystem(files: [
            "App/Cars/CarsContract.swift": """
            protocol CarsViewOutput: AnyObject { func show() }
            protocol CarsViewInput { func load() }

            """,
            "App/Cars/CarsPresenter.swift": """
            final class CarsPresenter { weak var view: CarsViewOutput? }
            extension CarsPresenter: CarsViewInput { func load() { view?.show() } }

            """,
            "App/Cars/CarsAdapter.swift": """
            final class CarsAdapter: CarsViewOutput { var presenter: CarsViewInput?; func show() {} }

            """,
        ])
        let run = Run("adopt Cars", on: disk)
        #expect(run.code == .success && !run.errors.contains("CarsView"), "\(run.errors)")
        let spec = try #require(disk.text("Specs/Cars.viper"))
        let (view, presenter) = (spec.firstRange(of: "view"), spec.firstRange(of: "presenter"))
        let (show, load) = (spec.firstRange(of: "func show()"), spec.firstRange(of: "func load()"))
        #expect(try #require(view).lowerBound < #require(show).lowerBound, "\(spec)")
        #expect(try #require(show).lowerBound < #require(presenter).lowerBound, "\(spec)")
        #expect(try #require(presenter).lowerBound < #require(load).lowerBound, "\(spec)")
    }
}
