import Diagnostics
import TestSupport
import Testing
import UserCode
import ViperModel

@Suite struct CollisionRuleTests {
    @Test func nameCollision() {
        let spec = CheckedSpec(
            """
            struct 1️⃣ListPresenter { let id: Int }
            module 2️⃣List { 3️⃣view as Showing {} }
            module Other { 4️⃣view as Showing {} }
            struct 5️⃣String { let id: Int }
            struct 6️⃣Navigation { let id: Int }
            service 7️⃣StoreMock {}
            service 8️⃣Store {}
            """)
        #expect(
            spec.described == [
                "2️⃣ nameCollision: 'ListPresenter' is the name of both the presenter of module 'List' and the struct "
                    + "'ListPresenter'",
                "note 1️⃣: declared here; rename one of them",
                "4️⃣ nameCollision: 'Showing' is the name of both the protocol of 'view' in module 'Other' and the protocol of "
                    + "'view' in module 'List'",
                "note 3️⃣: declared here; rename one of them",
                "note: to let several sections inherit one protocol, declare '@MainActor protocol Showing { … }' outside the modules, and "
                    + "inherit it: 'view: Showing'",
                "5️⃣ nameCollision: the struct 'String' hides Swift's 'String', which generated code uses",
                "note: choose a more specific name, such as 'TodoString'",
                "6️⃣ nameCollision: 'Navigation' is the name of both the struct 'Navigation' and a type of the generated support "
                    + "code",
                "note: rename it",
                "8️⃣ nameCollision: 'StoreMock' is the name of both the mock of 'Store' and the service 'StoreMock'",
                "note 7️⃣: declared here; rename one of them",
            ])
    }

    /// What can be named by its module is; a module cannot.
    @Test func typesOfTheAppMayHideSwifts() {
        let spec = CheckedSpec(
            "struct Task { let id: Int }\nmodule A { presenter { func tap(_ task: Task) } }", app: "app T { ui uikit }",
            own: ["struct Thread {}\nprivate struct Result {}\nenum Kept { struct Set {} }"])
        #expect(spec.described == [])
        #expect(
            spec.program?.app.hidden == ["Task": "_Concurrency.Task", "Thread": "Foundation.Thread"])
        #expect(
            CheckedSpec("module A {}", own: ["enum Testing {}"]).findings.map(\.message) == [
                "'Testing' hides the imported 'Testing', which generated code uses"
            ])
        #expect(CheckedSpec("module A {}", own: ["func a() { enum Testing {} }"]).findings == [])
        #expect(CheckedSpec("struct 1️⃣Error { let id: Int }").described.first?.hasPrefix("1️⃣ nameCollision") == true)
    }

    @Test(arguments: ["Scroll", "Tab", "Navigation", "Progress", "Timeline", "Empty"])
    func viewsOfAFrameworkAreNotHidden(_ module: String) {
        let spec = CheckedSpec("module 1️⃣\(module) {}", app: "app T { ui swiftui }")
        #expect(
            spec.described.first
                == "1️⃣ nameCollision: the view in SwiftUI of module '\(module)' hides Swift's '\(module)View', which your views use"
        )
        #expect(CheckedSpec("module \(module) {}", app: "app T { ui uikit }").described == [])
    }

    @Test func aNameThatIsTakenIsNotAskedForAsWell() {
        #expect(
            CheckedSpec("module A(1️⃣view: Int) { let 2️⃣router = 1; presenter {} }").described == [
                "1️⃣ memberCollision: 'view' is already the name of a part of the module",
                "note: choose another name; the assembly already uses this name",
                "2️⃣ memberCollision: 'router' is already the name of a part of the module",
                "note: choose another name; the assembly already uses this name",
            ])
    }

    @Test func testsAndMocksHaveNamesOfTheirOwn() {
        let text = """
            module 1️⃣A { presenter {} }
            struct 2️⃣APresenterFlowTests { let id: Int }
            struct 3️⃣AAssemblyTests { let id: Int }
            struct 4️⃣AView { let id: Int }
            """
        #expect(CheckedSpec(text).findings.count == 3)
        #expect(CheckedSpec(text, app: "app Test { ui none; emit contract, flows, classes }").findings.count == 1)
        let spec = CheckedSpec(text, app: "app Test { ui uikit; emit contract, mocks }")
        #expect(spec.findings.isEmpty)
    }

    @Test func fileNameCollision() {
        let spec = CheckedSpec("module 1️⃣TodoList {}\nmodule 2️⃣Todolist {}")
        #expect(
            spec.described == [
                "2️⃣ fileNameCollision: file 'Todolist.generated.swift' has the same name as 'TodoList.generated.swift'",
                "note 1️⃣: 'TodoList.generated.swift' is generated for this declaration; rename one of the two declarations",
            ])
    }

    @Test func specsOfOneNameShareNoFile() {
        let text = "struct A1 { let id: Int }"
        let checked = Pipeline.check(
            Pipeline.Input(
                app: AppFile(nil, defaultName: "Test", rules: { Rule.known }),
                specs: [
                    SourceFile(path: "Specs/One/Todo.viper", text: text),
                    SourceFile(path: "Specs/Two/todo.viper", text: text.replacing("A1", with: "A2")),
                    SourceFile(path: "Specs/Three/Todo.viper", text: "module A {}"),
                ], builtInTemplates: [], projectTemplates: []))
        #expect(checked.program == nil)
        #expect(
            checked.diagnostics.map(\.message) == [
                "file 'todo+Shared.generated.swift' has the same name as 'Todo+Shared.generated.swift'"
            ])
        #expect(checked.diagnostics.first?.location?.file.path == "Specs/Two/todo.viper")
    }

    @Test func memberCollision() {
        let spec = CheckedSpec(
            """
            module A(1️⃣router: Int) {
                let 2️⃣view = 1
                presenter(3️⃣router, 4️⃣view: Int) {
                    var count = 0
                    func 5️⃣count()
                    func view(at place: Int)
                    var 6️⃣delegate: Int { get }
                }
                7️⃣interactor view {}
                router(8️⃣navigation: Int) {}
                delegate {}
            }
            """)
        let note = "note: choose another name"
        #expect(
            spec.described == [
                "1️⃣ memberCollision: 'router' is already the name of a part of the module",
                "note: choose another name; the assembly already uses this name",
                "2️⃣ memberCollision: 'view' is already the name of a part of the module",
                "note: choose another name; the assembly already uses this name",
                "3️⃣ memberCollision: the presenter already has a property 'router': its router", note,
                "4️⃣ memberCollision: the presenter already has a property 'view': an interactor", note,
                "5️⃣ memberCollision: the presenter already has a property 'count': state", note,
                "6️⃣ memberCollision: the presenter already has a property 'delegate': the module's delegate", note,
                "7️⃣ memberCollision: the presenter already has a property 'view': its view", note,
                "8️⃣ memberCollision: the router already has a property 'navigation': its navigation", note,
            ])
    }

    @Test func viewControllerMember() {
        let text = """
            module A {
                view { var 1️⃣title: String { get set }; func 2️⃣viewDidLoad(); func show(title: String); func 3️⃣view() }
            }
            """
        let spec = CheckedSpec(text, app: "app Test { ui uikit }")
        #expect(
            spec.described == [
                "1️⃣ memberCollision: UIViewController already has 'title'",
                "note: choose a name such as 'show(title:)'",
                "2️⃣ memberCollision: UIViewController already has 'viewDidLoad()'",
                "note: choose a name such as 'show(title:)'",
                "3️⃣ memberCollision: UIViewController already has 'view()'",
                "note: choose a name such as 'show(title:)'",
            ])
        #expect(CheckedSpec(spec.mended, app: "app Test { ui none }").described == [])
    }

    @Test func memberOfTheTerminalsViews() {
        let text = "module A { view { func 1️⃣handle(_ event: Int); func 2️⃣pop(); var title: String { get } } }"
        let spec = CheckedSpec(text, app: "app Test { ui terminal }")
        #expect(
            spec.described.filter { !$0.hasPrefix("note") } == [
                "1️⃣ memberCollision: TerminalView already has 'handle(_:)'",
                "2️⃣ memberCollision: TerminalView already has 'pop()'",
            ])
    }

    @Test func namesOfSwiftUIsViews() {
        let text = """
            struct Text {}
            struct ScreenStack {}
            module List { view { func 1️⃣access<Value>(keyPath: KeyPath<String, Value>); func draw(on canvas: Text) } }
            module ListView {}
            """
        let findings = CheckedSpec(text, app: "app Test { ui swiftui }").described
        #expect(
            findings.contains("1️⃣ memberCollision: An observable class already has 'access(keyPath:)'"),
            "\(findings)")
        for name in ["Text", "ScreenStack"] {
            #expect(findings.contains { $0.contains("nameCollision") && $0.contains("'\(name)'") }, "\(findings)")
        }
    }

    @Test func namesOfTheTerminalsSupportCode() {
        let text = "struct Key {}\nmodule TerminalApp { view { func show(_ key: Key) } }"
        #expect(CheckedSpec(text, app: "app Test { ui none }").described == [])
        let findings = CheckedSpec(text, app: "app Test { ui terminal }").described
        #expect(findings.contains { $0.contains("nameCollision") && $0.contains("'Key'") }, "\(findings)")
        #expect(
            findings.contains { $0.contains("fileNameCollision") && $0.contains("TerminalApp.generated") },
            "\(findings)")
    }
}
