import TestSupport
import Testing
import ViperCommand

/// What cannot become Swift that compiles is refused: with a place, exit 2, and nothing written.
@Suite struct HostileSpecTests {
    /// A hostile text at a place of a spec where a name stands.
    struct Crossing: CustomTestStringConvertible {
        var field: String
        var specs: [(text: String, value: String)]

        var testDescription: String { field }
    }

    /// Texts that are no names, wherever they stand.
    static let noNames = [
        "`a b`", "`a;b`", "`*/`", "`\"`", "`../a`", "`\\(a)`", "``", "`a\nb`", "`a", "../a", "/a", "1a", "a-b",
        "a\u{202E}b",
        "a\u{7}", "a\rb", "\"a\"", "\\(a)", "*/", "/*", "#if", "#endif", "@a", "{", "}", "\u{FEFF}a", "a\u{0}", "class",
        "func", "nil", "precedencegroup",
    ]

    /// `%` is where the name stands.
    static let fields = [
        "module": "module % { view {} }",
        "public module": "public module %(id: Int) { presenter(id) {} }",
        "service": "service % { func a() }",
        "entity": "entity % { let id: Int }",
        "struct": "struct % { let id: Int }",
        "enum": "enum % { case a }",
        "protocol": "protocol % { func a() }",
        "typealias": "typealias % = Int",
        "external struct": "external struct %",
        "external module": "external module %",
        "interactor": "module A { interactor % { func a() } }",
        "protocol name": "module A { view as % { func a() } }",
        "on": "module A { on % { func a() } }",
        "input": "module A(%: Int) { presenter { func a() {} } }",
        "assembly": "module A(id: Int) { let % = id\n presenter { func a() {} } }",
        "parameter of a section": "module A { interactor(%: Int) { func a() } }",
        "state": "module A { presenter { var % = 0 } }",
        "function": "module A { view { func %() } }",
        "property": "module A { view { var %: Int { get } } }",
        "generic parameter": "module A { view { func a<%: Equatable>(_ a: Int) } }",
        "function of a service": "service S { func %() }",
        "property of a service": "service S { var %: Int { get } }",
        "stored property": "struct S { let %: Int }",
        "case": "enum E { case % }",
        "nested type": "struct S { struct % {} }",
        "method": "struct S { func %() {} }",
        "import": "import %\nmodule A {}",
    ]

    /// The quick tests try each text in some of the fields.
    static let crossings = fields.sorted { $0.key < $1.key }.enumerated().map { place, field in
        let tried = noNames.indices.filter { TestTier.gate.isRunning || ($0 + place).isMultiple(of: 5) }
        return Crossing(
            field: field.key, specs: tried.map { (field.value.replacing("%", with: noNames[$0]), noNames[$0]) })
    }

    @Test(arguments: crossings) func noName(_ crossing: Crossing) {
        for (spec, value) in crossing.specs {
            // An import is a path, and may name a declaration.
            if crossing.field == "import", ["/*"].contains(value) { continue }
            expectRefused(spec)
        }
    }

    /// Names that something has already, where the compiler's error would tell nobody what to change.
    @Test(arguments: [

        "service Store { func a(); func a() }",
        "service Store { var a: Int { get }; var a: String { get } }",
        "service Store { associatedtype A; associatedtype A }",
        "struct Row {}\nstruct Row {}",
        "struct Row {}\nenum Row {}",
        "struct Row {}\nservice Row {}",
        "module A {}\nmodule A {}",
        "module A {}\nexternal module A",
        "struct Row {}\nexternal struct Row",
        "module A { struct Row {} }\nmodule B { struct Row {} }",
        "module A(id: Int, id: Int) { presenter(id) {} }",
        "module A(id: Int) { let id = 1\n presenter(id) {} }",
        "module A { let a = 1\n let a = 2\n presenter(a: Int) {} }",
        "module A { presenter(a: Int, a: Int) {} }",
        "module A { presenter(a: Int) { var a = 0 } }",
        "module A { presenter { var a = 0; var a = 1 } }",
        "module A { presenter { var a = 0; func a() } }",
        "module A { presenter(a: Int) { func a() } }",
        "module A { view { func a(); func a() } }",
        "module A { view { var a: Int { get }; func a() } }",
        "module A { view {}; view {} }",
        "module A { interactor a {}; interactor a {} }",
        "module A { presenter { func a() {} }; interface { func a() {} } }",
        "module A { presenter { var a: Int { get } }; interface { func a() } }",
        "module A { presenter { var a: Int { get } }; interface { var a: String { get } } }",
        "module A { delegate { var a: Int { get }; func a() } }",
        "module A { interactor { func a() throws; func a() } }",
        "struct APresenter {}\nmodule A {}",
        "struct AModule {}\nmodule A {}",
        "struct ADelegate {}\nmodule A { delegate {} }",
        "service S {}\nstruct SMock {}",
        "module A { view as B {} }\nmodule C { view as B {} }",
        "module A { view as B {} }\nstruct B {}",
        "module TodoList {}\nmodule Todolist {}",
        "module A {}\nmodule AB { view as AViewProtocol {} }",
    ]) func twice(_ spec: String) {
        expectRefused(spec)
    }

    /// Types named like what generated code names, at every way to declare one.
    static let names = [
        "Any", "AnyObject", "Array", "Bool", "Date", "Equatable", "Error", "Foundation", "Int", "KeyPath", "MainActor",
        "NSLock", "NSObject", "Never", "Optional", "Result", "Self", "Sendable", "Set", "String", "Swift", "Testing",
        "Type",
        "UIKit", "UIViewController", "URL", "UUID", "Void", "WritableKeyPath", "Hashable", "Codable", "Collection",
        "Actor",
        "Identifiable", "AppDependencies", "CallLog", "Destination", "FixtureError", "Interface", "Locked",
        "Navigation",
        "Screen", "any", "some", "async", "await", "sending", "actor", "log", "view", "presenter", "interactor",
        "router",
        "output", "delegate", "navigation", "module", "made", "item",
    ]

    @Test(arguments: names) func nameOfGeneratedCode(_ name: String) {
        for declaration in [
            "struct % { let id: Int }", "enum % { case a }", "typealias % = Int", "service % { func a() }",
        ] {
            expectRefused(declaration.replacing("%", with: name))
        }
    }

    /// Members, inputs and parts named like those that stand beside them.
    @Test(arguments: [
        "module A { presenter { var view = 0 } }", "module A { router {}; presenter { func router() } }",
        "module A { presenter(presenter: Int) {} }", "module A { interactor(interactor: Int) {} }",
        "module A { interactor presenter {} }", "module A { interactor makeView {} }",
        "module A { interactor view {} }",
        "module A { interactor module {} }", "module A { interactor made {} }",
        "module A { interactor dependencies {} }",
        "module A { interactor assembled {} }", "module A(view: Int) { presenter(view) {} }",
        "module A(dependencies: Int) { presenter(dependencies) {} }",
        "module A(makeRouter: Int) { interactor(makeRouter) {} }",
        "module A { view { func `Type`() } }", "module A { view { func `self`() } }",
        "module A { view { func `init`() } }",
        "module A { view { var `Protocol`: Int { get } } }", "module A(`self`: Int) { presenter(`self`) {} }",
        "module A { view { func viewDidLoad() } }", "module A { view { func loadView() } }",
        "module App { interactor(clock: any Clock) {} }\nservice Clock {}",
    ]) func nameOfAPart(_ spec: String) {
        expectRefused(spec)
    }

    @Test(arguments: ["service A: B {}\nservice B: A {}", "protocol A: A {}"]) func recursive(_ spec: String) {
        expectRefused(spec)
    }

    @Test(arguments: [
        "#if DEBUG", "#endif", "#else", "if a {\n#if DEBUG\n}\n#endif", "#if A\n#if B\n#endif", "{\n#endif\n}",
    ]) func conditions(_ body: String) {
        expectRefused("module A { presenter { func a() {\n\(body)\n} } }")
        expectRefused("struct A {\n func a() {\n\(body)\n} }")
    }

    @Test(arguments: [
        "app Foundation {}", "app Swift {}", "app Testing {}", "app UIKit {}", "app XCTest {}", "app class {}",
        "app A { target Foundation }", "app A { target Swift }", "app A { target async }", "app A { target \"a b\" }",
        "app A { target \"../a\" }", "app A { target \"a\\nb\" }", "app A { target \"\" }",
        "app A { sources \"Tests/ATests\" }", "app A { testing \"Sources/A\" }",
        "app A { testing \"Sources/A/Tests\" }",
        "app A { sources \"Tests\" }", "app A { specs \"Sources\" }", "app A { templates \"Specs\" }",
        "app A { templates \"Tests/ATests/T\" }", "app A { sources \".git\" }", "app A { sources \".GIT/a\" }",
        "app A { sources \".build/a\" }", "app A { sources \"../a\" }", "app A { sources \"a/../../b\" }",
        "app A { sources \"/etc\" }", "app A { sources \"~/a\" }", "app A { sources \"\" }", "app A { sources \".\" }",
        "app A { sources \"a\\\\b\" }", "app A { sources \"a\\nb\" }", "app A { sources \"a\\u{202E}b\" }",
        "app A { sources \"a\\0b\" }", "app A { sources \"\(String(repeating: "a", count: 300))\" }",
        "app A { sources \"\(String(repeating: "a/", count: 2_000))\" }", "app A { root 1 }",
        "app A { root \"A\\nB\" }",
        "app A { ui \"*/\" }", "app A { indent -1 }", "app A { indent 99999999999999999999 }", "app A { swift 4 }",
        "app A { emit everything }", "app A { rules { nothing error } }", "app A { requires \"99.0\" }",
        "app A { ui none; ui none }", "app A {}\napp B {}",
    ]) func settings(_ app: String) {
        expectRefused("module A {}", app: app)
    }

    @Test func longNames() {
        let long = String(repeating: "A", count: 250)
        for spec in [
            "module \(long) {}", "module A { interactor \(long.lowercased()) {} }",
            "module \(long.dropLast(60)) { router {} }",
        ] {
            expectRefused(spec)
        }
    }

    /// Unusual, and fine: those that a golden compiles.
    @Test(arguments: [
        "struct State {}", "struct View {}", "struct Test {}", "struct Unit {}", "enum Data { case a }",
        "struct NSError {}",
        "struct A { let `self`: Int; let `init`: Int; let await: Int }", "enum A { case `self`, any, some(of: Int) }",
        "struct A { let a: [A]; let b: [Int: A]; let c: () -> A }", "indirect enum A { case a(A) }",
        "enum A { case a(b: Int); case a(c: Int) }", "struct A { func a() -> Int { 0 }; func a() -> String { \"\" } }",
        "module A(log: Int, await: Int) { presenter(log, await) {} }", "module A { interactor(log: Int) {} }",
        "module A { view { func presenterOfView() } }", "module A { view { func async(); func await(); func any() } }",
        "service S { func a(`in`: Int, of `self`: Int) }",
        "module A { presenter { func a() {\n#if DEBUG\nb()\n#else\nc()\n#endif\n} } }",
    ]) func unusual(_ spec: String) {
        let disk = MemoryFileSystem(files: ["Specs/A.viper": spec])
        let run = Run("generate", on: disk)
        #expect(run.code == .success, "\(spec)\n\(run.errors)")
    }

    private func expectRefused(_ spec: String, app: String? = nil) {
        var files = ["Specs/Hostile.viper": spec]
        files["App.viper"] = app
        let disk = MemoryFileSystem(files: files)
        let before = disk.snapshot

        let run = Run("generate", on: disk)

        #expect(run.code == .invalidInput, "not refused: \(spec)")
        #expect(disk.snapshot == before, "something was written: \(spec)")
        let file = app == nil ? "Specs/Hostile.viper" : "App.viper"
        let errors = run.errors.split(separator: "\n").filter { $0.contains(": error: ") }
        #expect(!errors.isEmpty, "no error is told: \(spec)")
        #expect(errors.contains { $0.starts(with: file + ":") }, "without a place: \(errors) \(spec)")
    }
}
