import TestSupport
import Testing

@testable import ViperCommand

/// What `graph` draws of Swift that no spec describes.
@Suite struct GraphFoundTests {
    private static func module(_ name: String, opens: String) -> String {
        """
        protocol \(name)ViewProtocol: AnyObject { func show() }
        protocol \(name)PresenterProtocol: AnyObject { func viewDidLoad() }
        protocol \(name)RouterProtocol: AnyObject { func go() }
        protocol \(name)ModuleDelegate: AnyObject { func didEnd() }
        final class \(name)ViewController: UIViewController, \(name)ViewProtocol {
            var presenter: \(name)PresenterProtocol?
            func show() {}
        }
        final class \(name)Presenter: \(name)PresenterProtocol {
            weak var view: \(name)ViewProtocol?
            var router: \(name)RouterProtocol?
            func viewDidLoad() {}
        }
        final class \(name)Router: \(name)RouterProtocol {
            func go() { \(opens) }
        }
        enum \(name)Builder {
            static func build() -> UIViewController {
                let presenter = \(name)Presenter()
                presenter.router = \(name)Router()
                return \(name)ViewController()
            }
        }
        extension Main\(name): \(name)ModuleDelegate {}

        """
    }

    private let disk = MemoryFileSystem(files: [
        "App/News/News.swift": module(
            "News", opens: "navigation.pushViewController(StoryBuilder.build(), animated: true)")
            + "extension NewsPresenter: StoryModuleDelegate { func didEnd() {} }\n",
        "App/Story/Story.swift": module("Story", opens: "unknown.go(News.self)"),
    ])

    private static let route = #"{"from":"News","to":"Story","member":"go()","kind":"push","results":["didEnd()"]}"#

    @Test func modulesWithoutASpecAreDrawnWithTheWaysThatTheirCodeNames() {
        let before = disk.snapshot
        let run = Run("graph --format json", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.output.contains(Self.route), "\(run.output)")
        #expect(run.output.components(separatedBy: #""from":"#).count == 2)
        #expect(run.output.components(separatedBy: #""folder":[],"origin":"handWritten""#).count == 3)
        #expect(run.output.contains(#""place":"App/News/News.swift:1""#))
        #expect(disk.snapshot == before)
        #expect(Run("graph Story", on: disk).output.contains("News opens Story by go(), push"))
    }

    @Test func whatIsAdoptedIsToldApartAndKeepsItsWays() {
        #expect(Run("adopt Story", on: disk).code == .success)
        let output = Run("graph --format json", on: disk).output
        #expect(output.contains(Self.route), "\(output)")
        #expect(output.components(separatedBy: #","origin":"generated","place":"Specs/Story.viper"#).count == 2)
        #expect(output.components(separatedBy: #","origin":"handWritten","place":"App/News"#).count == 2)
        #expect(!output.contains("unreachable"))
    }

    @Test func anAppWithoutModulesIsSaidToHaveNone() {
        let run = Run("graph", on: MemoryFileSystem(files: ["App/Main.swift": "enum Main {}\n"]))
        #expect(run.code == .invalidInput && run.output.isEmpty && run.errors.contains("[noSpecs]"))
    }
}
