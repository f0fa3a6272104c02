import TestSupport
import Testing

@Suite struct BoundaryLintTests {
    @Test func frameworkImport() {
        let code = LintedCode(
            """
            import Foundation
            // import SwiftUI
            @preconcurrency import 1️⃣UIKit
            import struct 2️⃣SwiftUI.Color

            final class ListPresenter {
                let text = "import AppKit"
                let image: 3️⃣UIImage
            }
            """)
        #expect(
            code.described == [
                "1️⃣ frameworkImport: file of presenter 'ListPresenter' imports UIKit",
                "note: move the code that needs UIKit to the view, and pass plain values to the view",
                "note 3️⃣: 'UIImage' is a type of a UI framework",
                "2️⃣ frameworkImport: file of presenter 'ListPresenter' imports SwiftUI",
                "note: move the code that needs SwiftUI to the view, and pass plain values to the view",
                "note 3️⃣: 'UIImage' is a type of a UI framework",
            ])
    }

    /// Whom the other one holds weakly may hold that one: there is no circle.
    @Test(arguments: [
        ("weak var interactor: ListInteractorInputProtocol?", 0), ("let interactor: ListInteractorInputProtocol", 1),
    ])
    func whoIsHeldWeaklyMayHold(_ property: String, _ count: Int) {
        #expect(heldStrongly(property, "let") == count)
        #expect(heldStrongly(property, "unowned let") == 0)
    }

    /// A screen of the app's own that holds its presenter weakly, and one that holds nobody.
    @Test(arguments: [
        ("weak var teller: Telling?", 0), ("var teller: Telling?", 1), ("", 0),
        ("lazy var teller = ListPresenter()", 1),
    ])
    func aScreenOfOnesOwnMayHoldWeakly(_ property: String, _ count: Int) {
        let code = LintedCode(
            """
            protocol Telling: AnyObject {}
            protocol Screen: UIViewController {}
            final class ListPresenter: Telling { var view: Screen? }
            class TableController: UIViewController, Screen { \(property) }
            func make() { ListPresenter().view = TableController() }
            """,
            spec: "module List { emit contract; interactor { func load() } }")
        #expect(code.described.count { $0.contains("heldStrongly") } == count, "\(code.described)")
    }

    private func heldStrongly(_ property: String, _ output: String) -> Int {
        let code = LintedCode(
            """
            final class ListPresenter {
                \(property)
                weak var view: ListViewProtocol?
            }
            final class ListInteractor {
                \(output) output: ListInteractorOutputProtocol
            }
            """)
        return code.described.count { $0.contains("heldStrongly") }
    }

    /// A router that puts the module together may give back all that it has made; it is not to keep it.
    @Test func aMakerMayGiveBackWhatItMakes() {
        let code = LintedCode(
            """
            final class ListRouter {
                weak var presenter: 1️⃣ListPresenter?
                static func make() -> (ListPresenter, ListInteractor) { (ListPresenter(), ListInteractor()) }
            }
            final class ListInteractor {}
            """)
        let found = code.described.filter { $0.contains("partByClass") }
        #expect(found == ["1️⃣ partByClass: 'ListRouter' refers to the presenter by its class 'ListPresenter'"])
    }

    /// SwiftUI watches an object by its class: a view that is a structure has no other way.
    @Test(arguments: [("@StateObject private var", 0), ("@ObservedObject var", 0), ("@Bindable var", 0), ("var", 1)])
    func whatSwiftUIWatchesIsAClass(_ property: String, _ count: Int) {
        let spec = """
            module List {
                emit contract
                presenter { func load() }
                interactor { func load() }
            }
            """
        let sources = [
            "Sources/Test/ListView.swift": """
            struct ListView: View {
                \(property) presenter: ListPresenter
                init(presenter: ListPresenter) { self.presenter = presenter }
                var body: some View { Text("").task { presenter.load() } }
            }
            """,
            "Sources/Test/ListPresenter.swift": "final class ListPresenter: ObservableObject, ListPresenterProtocol {}",
        ]
        let found = LintedCode(spec: spec, app: "app Test { ui none }", sources: sources).described
        #expect(found.count { $0.contains("partByClass") } == count, "\(found)")
    }

    /// As Xcode's templates begin a file.
    @Test(arguments: [
        ("", true), ("let error: NSError; let size: CGFloat; let IMAGE: URL", true), ("let size: UIWidth", true),
        ("let style: NSParagraphStyle", false), ("let path: CGPath", false),
        ("func name() -> String { \"\\(UIDevice.current.name)\" }", false),
    ]) func anImportThatNothingNeeds(_ members: String, _ isIdle: Bool) {
        let code = LintedCode(
            """
            import 1️⃣UIKit

            struct UIWidth {}

            final class ListPresenter { \(members) }
            """)
        let fix = "fix: replace 'UIKit' with 'Foundation'"
        #expect(code.described.contains(fix) == isIdle)
        #expect(code.described.contains { $0.hasPrefix("note: move the code that needs UIKit to the view") } != isIdle)
    }

    /// SwiftUI brings along what a presenter is watched with; a type of its own is named as what needs it.
    @Test(arguments: [
        ("@Observable final class ListPresenter {}", "import Observation instead"),
        ("final class ListPresenter: ObservableObject { @Published var title = \"\" }", "import Combine instead"),
        ("final class ListPresenter { let title = \"Color\" }", "import Foundation instead"),
        ("@Observable final class ListPresenter { var color = Color.red }", "'Color' is a type of a UI framework"),
        ("struct Text {}\nfinal class ListPresenter { var title = Text() }", "import Foundation instead"),
        ("final class ListPresenter { enum State { case on }; var state = State.on }", "import Foundation instead"),
    ]) func whatSwiftUIIsImportedFor(_ swift: String, _ note: String) {
        let described = LintedCode("import SwiftUI\n" + swift).described
        #expect(described.count { $0.contains("frameworkImport") } == 1)
        #expect(described.contains { $0.contains(note) }, "\(described)")
    }

    @Test(arguments: [
        "import UIKit\nfinal class ListView {}",
        "import UIKit\nfinal class ListView {}\nfinal class ListPresenter {}",
        "import UIKit\nfinal class ListPresenterCell {}",
    ]) func frameworksAreForViews(_ swift: String) {
        #expect(LintedCode(swift).described == [])
    }

    @Test func theRouterOfAHandWrittenModuleIsItsEntryPoint() {
        let code = LintedCode(
            """
            final class ListRouter {
                func open() { show(DetailRouter.createModule(id: 1)) }
                func again() { show(DetailRouter().build()) }
                func keep() { let router = DetailRouter(); show(HelpRouter.createModule(), 1️⃣HelpPresenter()) }
                func help() { let view: HelpView = HelpRouter.createModule(); HelpRouter.shared.help(); 2️⃣HelpInteractor() }
            }
            final class DetailRouter {
                static func createModule(id: Int) -> Any { DetailPresenter() }
                func build() -> Any { DetailPresenter() }
            }
            final class DetailPresenter {}
            final class HelpRouter {
                static let shared = HelpRouter()
                static func createModule() -> HelpView { container.resolve(); HelpPresenter() }
            }
            """,
            spec: """
                module List { emit contract; router { func open() } }
                module Detail { emit contract; view { func show() }; presenter { func load() }; router { func close() } }
                module Help {
                    emit contract
                    view { func show() }; presenter { func load() }; router { func close() }; interactor { func load() }
                }
                """)
        #expect(
            code.described.filter { $0.contains("moduleBoundary") } == [
                "1️⃣ moduleBoundary: 'ListRouter' refers to 'HelpPresenter' inside module 'Help'",
                "2️⃣ moduleBoundary: 'ListRouter' refers to 'HelpInteractor' inside module 'Help'",
            ])
    }

    /// A cell belongs to the screens that show it, and who makes a module by hand makes one mistake.
    @Test func aCellIsPartOfItsScreen() {
        let code = LintedCode(
            """
            final class ListView { func show() { table.register(HelpCell.self) } }
            final class ListRouter {
                func open() { let view = 1️⃣DetailView(); view.presenter = DetailPresenter(interactor: DetailInteractor()) }
            }
            class HelpCell: UITableViewCell, HelpViewProtocol { var presenter: HelpPresenterProtocol? }
            final class DetailView: DetailViewProtocol {}
            """,
            spec: """
                module List { emit contract; view { func show() }; router { func open() } }
                module Detail { emit contract; view { func show() }; presenter { func load() }; interactor { func load() } }
                module Help { emit contract; view { func show() }; presenter { func load() } }
                """)
        #expect(
            code.described.filter { $0.contains("moduleBoundary") } == [
                "1️⃣ moduleBoundary: 'ListRouter' refers to 'DetailView' inside module 'Detail'"
            ])
    }

    /// A protocol may have the name of the class, a part may have no protocol, and the contract may hand a class over.
    @Test func aClassWithoutAProtocolInItsPlaceMayBeNamed() {
        let code = LintedCode(
            """
            protocol Closing { func didClose(_ router: ListRouter) }
            final class ListPresenter: ListPresenterProtocol, Closing {
                let interactor: ListInteractor
                weak var view: ListViewController?
                func didFail(_ interactor: ListInteractor, _ router: ListRouter) {}
                func didClose(_ router: ListRouter) {}
                func other(_ router: 1️⃣ListRouter) {}
            }
            final class CoreInteractor: ListInteractor, HelpInteractor {}
            final class ListViewController {}
            """,
            spec: """
                module List {
                    emit contract
                    presenter { func didFail(_ interactor: ListInteractor, _ router: ListRouter) }
                    interactor as ListInteractor { func load() }
                    router { func open() }
                }
                module Help { emit contract; presenter { func load() }; interactor as HelpInteractor { func load() } }
                """)
        #expect(
            code.described.filter { $0.contains("partByClass") } == [
                "1️⃣ partByClass: 'ListPresenter' refers to the router by its class 'ListRouter'"
            ])
    }

    /// A property that nobody sets holds nothing.
    @Test(arguments: [
        ("presenter.view = view", 1), ("let view = ListView()", 0), ("if let view = make() {}", 0),
        ("list?.view=view", 1),
    ]) func whatNobodySetsHoldsNothing(_ statement: String, _ count: Int) {
        let code = LintedCode(
            """
            final class ListPresenter: ListPresenterProtocol { var view: ListViewProtocol? }
            final class ListView: ListViewProtocol { var presenter: ListPresenterProtocol? }
            enum Maker { static func make() { let presenter = ListPresenter(); \(statement) } }
            """,
            spec: "module List { emit contract; view { func show() }; presenter { func load() } }")
        #expect(code.described.count { $0.contains("heldStrongly") } == count, "\(code.described)")
    }

    /// An alert lets go of its closures once a button was tapped.
    @Test(arguments: [
        ("router.showAlert { self.load() }", 0), ("alert.onDelete = { self.load() }", 0),
        ("router.confirmDeletion(then: { self.load() })", 0), ("router.showDetail { self.load() }", 1),
        ("cell.onDelete = { self.load() }", 1), ("self.deleteAlert?.onDelete = { self.load() }", 0),
    ]) func anAlertIsShownOnce(_ statement: String, _ count: Int) {
        let code = LintedCode("final class ListPresenter { func load() { \(statement) } }")
        #expect(code.described.count { $0.contains("strongClosure") } == count, "\(code.described)")
    }

    /// A class of one is made from a class of the other, or is called by its view.
    @Test func modulesThatAreMadeFromEachOtherKnowEachOther() {
        let code = LintedCode(
            """
            class ListPresenter { weak var view: ListViewProtocol? }
            class SortedPresenter: ListPresenter {}
            final class RecentPresenter: SortedPresenter { init(view: ListViewProtocol) {} }
            final class RecentRouter { func close(_ view: ListViewProtocol) {}; func help(_ view: 1️⃣HelpViewProtocol) {} }
            final class SharedPresenter: HelpPresenterProtocol { weak var view: HelpViewProtocol? }
            final class HelpRouter { func open() { _ = SharedPresenter() }; func peek(_ view: 2️⃣ListViewProtocol) {} }
            """,
            spec: """
                module List { emit contract; view { func show() }; presenter { func load() } }
                module Recent { emit contract; presenter { func reload() }; router { func close() } }
                module Help { emit contract; view { func show() }; presenter { func load() }; router { func open() } }
                module Shared { emit contract; presenter { func load() }; router { func open() } }
                """)
        #expect(
            code.described.filter { $0.contains("moduleBoundary") } == [
                "1️⃣ moduleBoundary: 'RecentRouter' refers to 'HelpViewProtocol' inside module 'Help'",
                "2️⃣ moduleBoundary: 'HelpRouter' refers to 'ListViewProtocol' inside module 'List'",
            ])
    }

    @Test func entityInView() {
        let code = LintedCode(
            spec: """
                entity Item { let id: Int }
                module List {
                    view { func show(_ items: 1️⃣[String: Item?]); func show(id: Item.ID) }
                    presenter { var item: 2️⃣Item { get }; func all() -> 3️⃣[Item]; func didSelect(_ item: Item) }
                }
                """)
        let message = "entityInView: entity 'Item' is exposed to the view"
        let note = "note: pass a struct with the values that the view shows"
        let found = code.described.filter { $0.contains("entityInView") || $0 == note }
        #expect(found == ["1️⃣ \(message)", note, "2️⃣ \(message)", note, "3️⃣ \(message)", note])
    }

    @Test func heldStrongly() {
        let code = LintedCode(
            """
            final class ListPresenter {
                var 1️⃣view: (any ListViewProtocol)?
                var 2️⃣delegate: (any ListDelegate)? { didSet { later { print(self, "weak var") } } }
                let 3️⃣screen: any ListViewProtocol & Sendable
                private lazy var 4️⃣other: (any ListViewProtocol)! = nil
                weak var weakly: (any ListViewProtocol)?
                unowned(unsafe) let unowned: any ListViewProtocol
                private var computed: (any ListViewProtocol)? { view }
                let make: (any ListViewProtocol) -> Void
                let interactor: any ListInteractorInputProtocol
            }
            final class ListInteractor {
                public var 5️⃣output: (any ListInteractorOutputProtocol)?
                func load() { if store.count() > 0 { output?.didLoad() } }
            }
            final class DetailInteractor { var output: Int = 1 }
            final class DetailPresenter { var view: UIWindow! }
            final class ListView { let presenter: any ListPresenterProtocol; var view: Int? }
            """)
        #expect(
            code.described == [
                "1️⃣ heldStrongly: strong reference to 'view' in 'ListPresenter' creates a retain cycle",
                "fix: insert 'weak'",
                "2️⃣ heldStrongly: strong reference to 'delegate' in 'ListPresenter' creates a retain cycle",
                "fix: insert 'weak'",
                "3️⃣ heldStrongly: strong reference to 'screen' in 'ListPresenter' creates a retain cycle",
                "note: declare 'screen' as 'weak var' with an optional type",
                "4️⃣ heldStrongly: strong reference to 'other' in 'ListPresenter' creates a retain cycle",
                "note: declare 'other' as 'weak var' with an optional type",
                "5️⃣ heldStrongly: strong reference to 'output' in 'ListInteractor' creates a retain cycle",
                "fix: insert 'weak'",
            ])
        #expect(code.mended.contains("public weak var output"))
        #expect(code.mended.contains("    weak var view: (any ListViewProtocol)?\n"))
    }

    /// Where 'weak' would not compile, the way goes over the type.
    @Test func whatCannotBeWeakHasNoFixIt() {
        let code = LintedCode(
            """
            final class ListInteractor { var 1️⃣output: ListTeller? }
            final class ListPresenter {
                var 2️⃣view: ListViewProtocol
                var 3️⃣delegate: ListDelegate?
                let interactor: ListInteractorInputProtocol
            }
            func make(_ list: ListPresenter, _ work: ListInteractor) { work.output = list; list.delegate = self }
            """,
            spec: """
                module List {
                    emit contract
                    view: AnyObject { func show() }
                    interactor { func load() }
                    output as ListTeller { func didLoad() }
                    delegate: AnyObject { func listDidLoad() }
                }
                """)
        #expect(
            code.described.prefix(6) == [
                "1️⃣ heldStrongly: strong reference to 'output' in 'ListInteractor' creates a retain cycle",
                "note: let 'ListTeller' inherit AnyObject, and declare 'output' as 'weak var' with an optional type",
                "2️⃣ heldStrongly: strong reference to 'view' in 'ListPresenter' creates a retain cycle",
                "note: declare 'view' as 'weak var' with an optional type",
                "3️⃣ heldStrongly: strong reference to 'delegate' in 'ListPresenter' creates a retain cycle",
                "fix: insert 'weak'",
            ])
    }

    @Test func viewBoundary() {
        let code = LintedCode(
            """
            /// Not the ListInteractor.
            final class ListView {
                let presenter: any ListPresenterProtocol
                var store: (any 1️⃣Store)?   // any Store
                var again: (any Store)?
                let label = "ListRouter"
                func show() { presenter.2️⃣router.open() }
                func tap() { let presenter = Other(); presenter.router.open() }
                var count: Int { self.presenter.3️⃣interactor.count }
                private var title: String { "\\(4️⃣ListInteractor.self)" }
            }
            extension ListView {
                func tapAgain() { _ = 5️⃣ListRouter.self; tap(); presenter.viewDidLoad(); tapAgain() }
            }
            final class Helper { let router: any ListRouterProtocol }
            """)
        #expect(
            code.described == [
                "1️⃣ viewBoundary: view 'ListView' refers to service 'Store'",
                "note: call the presenter, and let it call the service",
                "2️⃣ undeclaredMember: 'ListView' calls 'presenter.router', which the spec does not declare",
                "note: declare it in the spec, or call another member",
                "2️⃣ viewBoundary: view 'ListView' refers to router 'router'",
                "note: call the presenter, and let it call the router",
                "3️⃣ undeclaredMember: 'ListView' calls 'presenter.interactor', which the spec does not declare",
                "note: declare it in the spec, or call another member",
                "3️⃣ viewBoundary: view 'ListView' refers to interactor 'interactor'",
                "note: call the presenter, and let it call the interactor",
                "4️⃣ viewBoundary: view 'ListView' refers to interactor 'ListInteractor'",
                "note: call the presenter, and let it call the interactor",
                "5️⃣ viewBoundary: view 'ListView' refers to router 'ListRouter'",
                "note: call the presenter, and let it call the router",
            ])
    }

    @Test func interactorBoundary() {
        let code = LintedCode(
            """
            final class ListInteractor {
                weak var output: (any ListInteractorOutputProtocol)?
                let store: any Store
                weak var view: (any 1️⃣ListViewProtocol)?
                func load() { 2️⃣ListRouter().open(store); output?.didLoad() }
                /* ListView, ListRouterProtocol */
            }
            """)
        #expect(
            code.described == [
                "1️⃣ interactorBoundary: interactor 'ListInteractor' refers to view 'ListViewProtocol'",
                "note: call the output, and let the presenter call the view",
                "2️⃣ interactorBoundary: interactor 'ListInteractor' refers to router 'ListRouter'",
                "note: call the output, and let the presenter call the router",
            ])
    }

    /// Nobody else holds them until the screen is shown: whoever makes it weak has to see to that.
    @Test func whatAHandMadeRouterHoldsIsNotMadeWeakByItself() {
        let code = LintedCode(
            """
            final class ListRouter {
                var 1️⃣presenter: ListPresenterProtocol?
                func open() { let view = ListView(); view.presenter = presenter; show(view) }
            }
            """,
            spec: """
                module List {
                    emit contract
                    view: AnyObject {}
                    presenter: AnyObject {}
                    router { func open() }
                }
                """)
        #expect(
            code.described.prefix(2) == [
                "1️⃣ heldStrongly: strong reference to 'presenter' in 'ListRouter' creates a retain cycle",
                "note: declare 'presenter' as 'weak var' if code other than the router owns the object, such as the code that shows the screen",
            ])
    }

    @Test func moduleBoundary() {
        let code = LintedCode(
            """
            final class ListRouter {
                func open() { show(1️⃣DetailView()); _ = DetailModule(); let d: any DetailDelegate }
                private func peek() { _ = (2️⃣DetailPresenterProtocol).self; DetailView() }
            }
            func main() { DetailView() }
            extension ListPresenter: Picking { func picked(in _: any DetailViewProtocol) { print(3️⃣DetailPresenter.self) } }
            """)
        #expect(
            code.described == [
                "1️⃣ moduleBoundary: 'ListRouter' refers to 'DetailView' inside module 'Detail'",
                "note: open the module with 'DetailModule'; use only the module's 'interface' and 'delegate'",
                "2️⃣ moduleBoundary: 'ListRouter' refers to 'DetailPresenterProtocol' inside module 'Detail'",
                "note: open the module with 'DetailModule'; use only the module's 'interface' and 'delegate'",
                "3️⃣ moduleBoundary: 'ListPresenter' refers to 'DetailPresenter' inside module 'Detail'",
                "note: open the module with 'DetailModule'; use only the module's 'interface' and 'delegate'",
            ])
    }
}
