import TestSupport
import Testing

@Suite struct SpecLintTests {
    @Test func longBody() {
        let spec = LintedCode(
            spec: """
                module List {
                    presenter {
                        var total = 0
                        func 1️⃣viewDidLoad() {
                            total += 1; total += 1
                            total += 2

                            // a comment
                            total += 3
                            total += 4
                            total += 5
                            total += 6
                            total += 7
                            total += 8
                            total += 9
                        }
                        func didTap() {
                            total += 1
                            // Comments and empty lines are no code,

                            // whatever they say: { ( ; "
                            total += 2
                            total += 3
                            total += 4
                            total += 5
                            total += 6
                            total += 7
                            total += 8
                        }
                    }
                }
                """)
        #expect(
            spec.described == [
                "1️⃣ longBody: body of 'viewDidLoad()' has 9 lines",
                "note: move the body to 'ListPresenter', and keep the declaration here",
            ])
    }

    @Test func serviceInPresenter() {
        let spec = LintedCode(
            spec: """
                service Store { func count() -> Int }
                module List {
                    presenter(1️⃣store: any Store, name: String) { var 2️⃣other: [any Store] = [] }
                    interactor(store: any Store) { func load() {} }
                }
                """)
        #expect(
            spec.described.filter { $0.contains("serviceInPresenter") } == [
                "1️⃣ serviceInPresenter: presenter takes the service 'Store'",
                "2️⃣ serviceInPresenter: presenter takes the service 'Store'",
            ])
        #expect(spec.described.contains("note: move the service to the interactor: 'interactor(store: any Store)'"))
    }

    @Test func uiType() {
        let spec = LintedCode(
            spec: """
                import UIKit
                struct UIState { let id: Int }
                module List {
                    view { func show(_ image: UIImage); func select(_ path: IndexPath) }
                    presenter(color: 1️⃣UIKit.UIColor?) {
                        var last: [UIColor] = []
                        func didSelect(at path: IndexPath, state: UIState, _ text: NSAttributedString) {}
                        func didPick(_ image: 2️⃣UIImage) {}
                        func image(of id: UInt) -> 3️⃣[UIImage] { [] }
                    }
                    interactor { func load(into view: 4️⃣@escaping (UIView) -> Void) {}; func plain(_ id: UIDType) {} }
                    output { func didLoad(_ size: 5️⃣CGSize) {} }
                    router { func open(from view: UIView) {} }
                }
                """)
        #expect(
            spec.described.filter { !$0.hasPrefix("note") && $0.contains("uiType") } == [
                "5:15 uiType: presenter uses 'UIKit.UIColor', a type of a UI framework",
                "6:13 uiType: presenter uses 'UIColor', a type of a UI framework",
                "2️⃣ uiType: presenter uses 'UIImage', a type of a UI framework",
                "3️⃣ uiType: presenter uses 'UIImage', a type of a UI framework",
                "4️⃣ uiType: interactor uses 'UIView', a type of a UI framework",
                "5️⃣ uiType: interactor uses 'CGSize', a type of a UI framework",
            ])
    }

    @Test func aTypeOfTheAppMayBeCalledAsItLikes() {
        let spec = "import Places; module List { presenter { func didSelect(_ place: UIPlace) {} } }"
        let declared = ["Sources/Test/UIPlace.swift": "struct UIPlace {}"]
        #expect(LintedCode(spec: spec, sources: declared).findings == [])
        #expect(LintedCode(spec: spec, sources: [:]).findings.map(\.rule.id) == ["uiType"])
    }

    @Test func unopenedModule() {
        let specs = """
            module 1️⃣List { router { func again() { navigation.push(ListModule()) } }; presenter { func a() { router.again() } } }
            module 2️⃣Detail {}
            public module Shared {}
            """
        let expected = [
            "1️⃣ unopenedModule: module 'List' is never opened",
            "note: open it from a router with 'navigation.push(ListModule(…))', or add 'root List' to App.viper",
            "2️⃣ unopenedModule: module 'Detail' is never opened",
            "note: open it from a router with 'navigation.push(DetailModule(…))', or add 'root Detail' to App.viper",
        ]
        #expect(LintedCode(spec: specs, app: "app Test { ui none }").described == expected)
        let second = Array(expected[2...]) + ["1️⃣ nothing"]
        #expect(LintedCode(spec: specs, app: "app Test { ui none; root List }").described == second)
        #expect(LintedCode(spec: specs, app: "app Test { ui none }", modules: ["Detail"]).described == second)
        let opener = ["Sources/Test/Main.swift": "func start() { navigation.setRoot(ListModule()) } // DetailModule()"]
        #expect(LintedCode(spec: specs, app: "app Test { ui none }", sources: opener).findings == [])
    }

    /// What makes a module's screen is called after it, and gives it to whoever asks.
    @Test func eventsMayBeSentByWhoeverAskedAMaker() {
        let spec = """
            module List {
                emit contract
                presenter { func load(); func 1️⃣reload(); func open(); func store(); func tap() }
                view { func show() }
            }
            """
        let sources = [
            "Sources/Test/ListView.swift": """
            final class ListView { let presenter: ListPresenterProtocol; func tapped() { presenter.tap() } }
            final class ListPresenter: ListPresenterProtocol { weak var view: ListViewProtocol? }
            """,
            "Sources/Test/ListViewFactory.swift":
                "enum ListViewFactory { static func make() -> ListPresenterProtocol { ListPresenter() } }",
            "Sources/Test/ListPresenterFactory.swift":
                "struct ListPresenterFactory { func make() -> ListPresenterProtocol { ListPresenter() } }",
            "Sources/Test/Launch.swift": "func launch(_ factory: ListPresenterFactory) { factory.make().open() }",
            "Sources/Test/Main.swift": "func main() { let list = ListViewFactory.make(); list.load() }",
            "Sources/Test/Start.swift": "func start(_ all: Container) { all.makeListPresenter().store() }",
            "Sources/Test/Other.swift": "func other() { let table = Table.make(); table.reload(); table.show() }",
        ]
        let found = LintedCode(spec: spec, sources: sources).described.filter { $0.contains("unsentEvent") }
        #expect(found == ["1️⃣ unsentEvent: 'ListView' never calls 'presenter.reload()'"])
    }

    /// There the first argument of a call has no label, unless the function gives it one of its own.
    @Test func eventsMayBeSentAsInSwift2() {
        let spec = """
            module List {
                emit contract
                presenter { func pick(row: Int, at: Int); func drop(row: Int); func 1️⃣open(with row: Int); func tap() }
                view { func show() }
            }
            """
        let view = """
            final class ListView {
                let presenter: ListPresenterProtocol
                func tapped() { presenter.tap(); presenter.pick(1, at: 2); presenter.drop(3); presenter.open(4) }
            }
            final class ListPresenter: ListPresenterProtocol { weak var view: ListViewProtocol? }
            """
        let found = LintedCode(spec: spec, sources: ["Sources/Test/ListView.swift": view]).described
        #expect(
            found.filter { $0.contains("unsentEvent") } == [
                "1️⃣ unsentEvent: 'ListView' never calls 'presenter.open(with:)'"
            ])
    }

    /// In older code the interactor may hold the presenter itself.
    @Test func eventsMayBeSentByAnInteractor() {
        let spec = """
            module List {
                presenter { func save() { interactor.store() }; func 1️⃣goBack() { router.close() } }
                interactor { func store() }
                view { func show() }
                router { func close() }
            }
            """
        func found(_ store: String) -> [String] {
            let sources = [
                "Sources/Test/ListView.swift":
                    "final class ListView { func tap() { presenter.save() }; func show() { tap() } }",
                "Sources/Test/ListInteractor.swift": "final class ListInteractor { func store() { \(store) } }",
            ]
            return LintedCode(spec: spec, sources: sources).described.filter { $0.contains("unsentEvent") }
        }
        #expect(found("presenter?.goBack()") == [])
        #expect(found("goBack()") == ["1️⃣ unsentEvent: 'ListView' never calls 'presenter.goBack()'"])
    }

    /// A router that makes the module's screen is what others call, and knows the kit.
    @Test func theInterfaceOfARouterMayNameTheKit() {
        let spec = """
            module List {
                emit contract
                presenter { func load() }
                router { func open() }
                interface { func make(in stack: 1️⃣UINavigationController) -> String }
            }
            """
        func found(_ router: String) -> [String] {
            let file = ["Sources/Test/ListRouter.swift": "final class ListRouter\(router) {}"]
            return LintedCode(spec: spec, sources: file).described.filter { $0.contains("uiType") }
        }
        #expect(found(": ListRouterProtocol").count == 1)
        #expect(found(": ListRouterProtocol, ListModuleProtocol") == [])
    }

    @Test func unsentOutput() {
        let spec = """
            module List {
                interactor { func load() { output?.didLoad() }; func save() }
                output { func didLoad() {}; func 1️⃣didFail() {}; func didSave(_ id: Int) {}; func 2️⃣didEnd() {} }
            }
            """
        func interactor(_ save: String) -> [String: String] {
            ["Sources/Test/ListInteractor.swift": "final class ListInteractor {\n    func save() {\n\(save)\n    }\n}"]
        }
        let written = "        output?.didSave(1) // output?.didFail()\n        print(\"didEnd\")"
        #expect(
            LintedCode(spec: spec, sources: interactor(written)).described == [
                "1️⃣ unsentOutput: 'ListInteractor' never calls 'output?.didFail()'",
                "note: call it when the result is available, or delete the member",
                "2️⃣ unsentOutput: 'ListInteractor' never calls 'output?.didEnd()'",
                "note: call it when the result is available, or delete the member",
            ])
        // Nobody knows yet what it will send.
        let unwritten = LintedCode(spec: spec, sources: interactor("        // TODO: save()"))
        #expect(unwritten.findings.map(\.rule.id) == ["unwrittenStub"])
        #expect(LintedCode(spec: spec, sources: [:]).findings == [])
    }

    @Test func untakenRoute() {
        let spec = LintedCode(
            spec: """
                module List {
                    presenter { func didTapClose() { router.close() } }
                    output { func didEnd() { router.end() } }
                    interactor { func end() { output?.didEnd() } }
                    router {
                        func close() { leave() }
                        func end() { navigation.dismiss() }
                        func 1️⃣open() { navigation.push(ListModule()) }
                        func leave() { navigation.pop() }
                    }
                }
                """)
        #expect(
            spec.described == [
                "1️⃣ untakenRoute: 'ListPresenter' never calls 'router.open()'",
                "note: call it from the presenter, or delete the member",
            ])
    }

    /// What builders, heirs and links do is a use; what only sounds like one is none.
    @Test func whoNamesAModuleOrItsKinMayCallIt() {
        let spec = """
            module List {
                emit contract
                view { func show(); func 1️⃣hide() }
                presenter { var interactor: any ListInteractorInputProtocol { get set }; func start() }
                interactor { var cache: Int { get set }; func load() }
                router { static func make(); func close() }
            }
            """
        let code = LintedCode(
            spec: spec, app: "app Test { ui none; root List; emit contract }",
            sources: [
                "Sources/Test/List.swift": """
                final class ListViewController: ListViewProtocol {
                    var presenter: (any ListPresenterProtocol)?
                    func show() { title = "" }
                    func hide() { title = nil }
                }
                class BaseListPresenter {
                    weak var view: (any ListViewProtocol)?
                }
                final class ListPresenter: BaseListPresenter, ListPresenterProtocol {
                    var interactor: any ListInteractorInputProtocol = ListInteractor()
                    func start() { interactor.load() }
                }
                final class ListInteractor: ListInteractorInputProtocol {
                    var cache = 0
                    func load() { cache += 1 }
                }
                final class ListRouter: ListRouterProtocol {
                    static func make() { print() }
                    func close() { print() }
                }
                """,
                "Sources/Test/Others.swift": """
                enum ListBuilder {
                    static func build() {
                        let interactor = ListInteractor()
                        interactor.cache = 3
                        ListPresenter().start()
                    }
                }
                final class Popover: BaseListPresenter {
                    func open() { view?.show() }
                }
                extension ListRouter { func leave() { close() } }
                """,
                "Sources/Test/Elsewhere.swift": "final class Elsewhere { func end() { menu.hide() } }",
            ])
        #expect(
            code.described == [
                "1️⃣ unusedMember: 'ListPresenter' never calls 'view?.hide()'",
                "note: call it, or delete the member",
            ])
    }
}
