import TestSupport
import Testing

@testable import ViperCommand

/// Commands in a project whose specs mention what its own Swift declares.
@Suite struct OwnSwiftCommandTests {
    private let disk = MemoryFileSystem(files: [
        "App.viper": "app Demo {\n    ui none\n    root List\n}\n",
        "Specs/List.viper": """
        module List {
            view: Alerting { func show(_ order: Order) }
            presenter { func didTap(_ order: Order) { view?.show(order) } }
        }

        """,
        "Sources/Demo/Own.swift": """
        import UIKit

        protocol Alerting: AnyObject {
            func alert(_ text: String)
            func dismiss()
        }

        extension Alerting where Self: UIViewController {
            func alert(_ text: String) {}
        }

        struct Order { let id: Int; let lines: [Line] }
        struct Line { let name: String }

        """,
    ])
    private let view = "Sources/Demo/List/ListView.swift"
    private let fixtures = "Tests/DemoTests/Fixtures.swift"

    private func text(_ path: String) -> String { disk.text(path) ?? "there is no \(path)" }

    /// The errors of `check`, and what is not written.
    private func checked() -> String { Run("check", on: disk).errors }

    @Test func whatAnExtensionImplementsIsNoStubAndComesNotBack() throws {
        #expect(Run("generate", on: disk).code == .success)
        #expect(!text(view).contains("func alert") && text(view).contains("func dismiss()"))
        let generated = text("Tests/DemoTests/List/List.generated.swift")
        #expect(generated.contains("func alert(_ text: String)") && generated.contains("import UIKit"))
        #expect(!checked().contains("error:"))

        disk.add(
            "Sources/Demo/Own.swift",
            text("Sources/Demo/Own.swift").replacing("func alert(_ text: String) {}", with: ""))
        #expect(Run("generate", on: disk).code == .success)
        #expect(text(view).contains("func alert(_ text: String) {\n        // TODO: alert(_:)\n"))
        #expect(!checked().contains("error:"))
    }

    @Test func fixturesOfOwnTypesAreWritten() {
        #expect(Run("generate", on: disk).code == .success)
        #expect(text(fixtures).contains("let unwritten: Set<String> = []"))
        #expect(text(fixtures).contains("static func fixture(id: Int = 0, lines: [Line] = []) -> Order {"))
        #expect(!checked().contains("fixture"))
    }

    @Test func fixtureInAnotherFileOfTestsIsUsed() {
        disk.add(
            "Tests/DemoTests/Orders.swift",
            "extension Order {\n    static func fixture() -> Order { Order(id: 7, lines: []) }\n}\n")
        #expect(Run("generate", on: disk).code == .success)
        #expect(disk.text(fixtures) == nil)
        let tests = text("Tests/DemoTests/List/List.generated.swift")
        #expect(tests.contains("Order.fixture()") && !tests.contains("Fixtures.unwritten"))
        #expect(!checked().contains("fixture"))
    }

    /// The fixture of a subclass would override that of its superclass, which Swift refuses in extensions.
    @Test func fixturesOfClassesAreToldApart() {
        disk.add(
            "Sources/Demo/Classes.swift",
            "class Animal { init(name: String) {} }\nfinal class Dog: Animal {}\nfinal class Store { init() {} }\n")
        disk.add(
            "Specs/List.viper",
            """
            module List {
                view { func show(_ animal: Animal, _ dog: Dog, _ button: UIButton, in store: Store) }
                presenter {
                    func didTap(_ animal: Animal, _ dog: Dog, _ button: UIButton, in store: Store) {
                        view?.show(animal, dog, button, in: store)
                    }
                }
            }
            """)
        #expect(Run("generate", on: disk).code == .success)
        #expect(text(fixtures).contains("fixture(_: Animal.Type = Animal.self, name: String = \"name\") -> Animal {"))
        #expect(text(fixtures).contains("static func fixture(_: Dog.Type = Dog.self) -> Dog {"))
        #expect(text(fixtures).contains("static func fixture(_: UIButton.Type = UIButton.self) -> UIButton {"))
        #expect(text(fixtures).contains("static func fixture() -> Store {"))
    }

    @Test func typesThatComeGetFixturesInTheFileThatIsThere() {
        #expect(Run("generate", on: disk).code == .success)
        disk.add(
            "Specs/List.viper",
            text("Specs/List.viper").replacing(
                "presenter { ", with: "presenter { func didSelect(_ line: Line, _ box: Box<Int>) { view?.dismiss() }; ")
        )
        #expect(Run("generate", on: disk).code == .success)
        #expect(text(fixtures).contains("static func fixture(name: String = \"name\") -> Line {"))
        #expect(text(fixtures).contains("extension Box<Int> {"))
        #expect(text(fixtures).contains("let unwritten: Set<String> = [\"Box<Int>\"]"))
    }

    @Test(arguments: ["graph", "rename List Orders", "context List", "new Details"])
    func otherCommandsKnowItToo(_ line: String) {
        #expect(Run("generate", on: disk).code == .success)
        let run = Run(line, on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(!run.errors.contains("unknownProtocol"))
    }

    /// A class of a module is generated, whether its file is there yet or not.
    @Test func whatIsGeneratedIsTheSameTheNextTime() {
        disk.add(
            "Specs/Other.viper",
            """
            module Other {
                view { func show(_ list: ListView) }
                presenter { func didOpen(_ list: ListView) { view?.show(list) } }
            }

            """)
        #expect(Run("generate", on: disk).code == .success)
        let before = disk.snapshot
        #expect(Run("generate", on: disk).code == .success)
        #expect(disk.snapshot == before)
    }
}
