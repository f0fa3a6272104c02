import Diagnostics
import TestSupport
import Testing

@testable import ViperModel

@Suite struct DeclarationRuleTests {
    @Test func duplicateName() {
        let spec = CheckedSpec(
            """
            struct 1️⃣Row { let id: Int }
            module 2️⃣List { enum 3️⃣Row { case one } }
            external module 4️⃣List { nil }
            """)
        #expect(
            spec.described == [
                "3️⃣ duplicateName: duplicate declaration 'Row'",
                "note 1️⃣: first declared here; rename one of them",
                "4️⃣ duplicateName: duplicate declaration 'List'",
                "note 2️⃣: first declared here; rename one of them",
            ])
    }

    @Test func namesAreOneAcrossFiles() {
        let spec = CheckedSpec("service 1️⃣Store {}", others: ["struct Store { let id: Int }"])
        #expect(
            spec.described == [
                "1️⃣ duplicateName: duplicate declaration 'Store'",
                "note Other1.viper: first declared here; rename one of them",
            ])
    }

    @Test func aModuleMayBeCalledAppWhereItNeedsNothing() {
        let spec = CheckedSpec("module 1️⃣App { interactor(clock: any Clock) {} }\nservice Clock {}")
        #expect(
            spec.described == [
                "1️⃣ nameCollision: 'AppDependencies' is the name of both the dependencies of module 'App' and a type of the generated support code",
                "note: rename it",
                "1️⃣ nameCollision: 'AppDependenciesMock' is the name of both tests of module 'App' and a type of the generated support code",
                "note: rename it",
            ])
        #expect(CheckedSpec("module App {}").described == [])
    }

    @Test func whatIsNotEmittedTakesNoName() {
        let text = """
            module Home {
                view as HomeModule {}
                presenter as HomePresenter {}
                interactor(clock: any Clock) as HomeInteractor {}
                router as HomeRouter {}
            }
            module Other { view as HomeDependencies {} }
            service Clock {}
            """
        let collisions = { (app: String) in
            CheckedSpec(text, app: app).described.count { $0.contains("nameCollision") }
        }
        #expect(collisions("app Test { emit contract, mocks }") == 0)
        #expect(collisions("app Test { emit contract, flows }") == 3)
        #expect(collisions("app Test {}") == 6)
    }

    @Test func duplicateSection() {
        let spec = CheckedSpec(
            "module A { 1️⃣view {}; 2️⃣view {}; interactor one {}; 3️⃣interactor two {}; 4️⃣interactor two {} }")
        #expect(
            spec.described == [
                "2️⃣ duplicateSection: duplicate section 'view' in module 'A'",
                "note 1️⃣: first declared here; merge the two sections",
                "4️⃣ duplicateSection: duplicate section 'interactor two' in module 'A'",
                "note 3️⃣: first declared here; merge the two sections",
            ])
    }

    @Test func unpairedOutput() {
        let spec = CheckedSpec(
            "module A { interactor one {}; interactor two {}; 1️⃣output three {} }\nmodule B { 2️⃣output {} }")
        #expect(
            spec.described == [
                "1️⃣ unpairedOutput: no 'interactor three' for this output",
                "note: write 'output one' or 'output two'",
                "2️⃣ unpairedOutput: no 'interactor' for this output",
                "note: add 'interactor {}'",
            ])
    }

    @Test func duplicateMember() {
        let spec = CheckedSpec(
            """
            module A {
                view {
                    func 1️⃣show(_ text: String)
                    func 2️⃣show(_ other:  String)
                    func show(_ text: String?)
                    func show(_ text: String) async
                }
            }
            service S { var 3️⃣now: Int { get }; var 4️⃣now: String { get } }
            """)
        #expect(
            spec.described == [
                "2️⃣ duplicateMember: duplicate member 'show(_:)' in 'view'",
                "note 1️⃣: first declared here; remove one, or change a label",
                "4️⃣ duplicateMember: duplicate member 'now' in service 'S'",
                "note 3️⃣: first declared here; remove one, or change a label",
            ])
    }

    @Test func twoBodies() {
        let spec = CheckedSpec(
            "module A { presenter { func 1️⃣reload() {} }; interface { func 2️⃣reload() {} } }")
        #expect(
            spec.described == [
                "2️⃣ conflictingMembers: 'reload()' has a body in both 'presenter' and 'interface', which share one class",
                "note 1️⃣: other body here; remove one of them",
            ])
    }

    @Test func conflictingMembers() {
        let spec = CheckedSpec(
            "module A { presenter { func 1️⃣load() throws }; interface { func 2️⃣load(); func load() async } }")
        #expect(
            spec.described == [
                "2️⃣ conflictingMembers: 'load()' differs from another member of the presenter only in 'throws'",
                "note 1️⃣: declared here; write the same 'throws' in both places, or rename one",
            ])
    }

    @Test func storedTwice() {
        let spec = CheckedSpec("module A { presenter { var count = 0; var 1️⃣count: Int { 1 } } }")
        #expect(
            spec.described == [
                "1️⃣ conflictingMembers: 'count' has a body, but is also a stored property",
                "note: write '{ get }' instead of the body, or rename one of them",
            ])
    }

    @Test func duplicateParameter() {
        let spec = CheckedSpec(
            """
            module A(1️⃣id: Int, 2️⃣id: Int) { let 3️⃣id = 1; presenter(4️⃣id, 5️⃣id) { var 6️⃣id = 1 } }
            """)
        #expect(
            spec.described == [
                "2️⃣ duplicateParameter: duplicate name 'id'", "note 1️⃣: first declared here; rename one of them",
                "3️⃣ duplicateParameter: duplicate name 'id'", "note: rename one of them",
                "5️⃣ duplicateParameter: duplicate name 'id'", "note 4️⃣: first declared here; rename one of them",
                "6️⃣ duplicateParameter: duplicate name 'id'", "note 4️⃣: first declared here; rename one of them",
            ])
    }

    @Test func unusedInput() {
        let spec = CheckedSpec(
            "module A(1️⃣id: Int, used: Int, code: String) { let 2️⃣unused = 1; let made = code; presenter(used, made: String) {} }"
        )
        #expect(
            spec.described == [
                "1️⃣ unusedInput: input 'id' is never used",
                "note: add it to a section's parameters ('presenter(id)'), or remove it",
                "2️⃣ unusedInput: assembly binding 'unused' is never used",
                "note: add it to a section's parameters ('presenter(unused: Type)'), or remove it",
            ])
    }

    /// A first sketch is generated for all that.
    @Test func anUnusedInputStopsNothing() {
        let spec = CheckedSpec("module A(1️⃣id: Int) { presenter {} }")
        #expect(spec.described.count == 2 && spec.findings.map(\.severity) == [.warning])
        // What a typo means is used.
        let typo = CheckedSpec("module A(id: Int) { presenter(1️⃣ID) {} }")
        #expect(
            typo.described == [
                "1️⃣ unknownParameter: no input or assembly binding named 'ID'",
                "fix: replace 'ID' with 'id'",
            ])
    }

    /// On a Mac they are one folder, and so are those of the generated files.
    @Test func foldersThatDifferInCase() {
        func findings(_ paths: String...) -> [String] {
            let specs = paths.enumerated().map { SourceFile(path: $1, text: "module M\($0) { presenter {} }\n") }
            return SpecFolderCheck.findings(specs).map { "\($0.location?.file.path ?? ""): \($0.message)" }
        }
        #expect(
            findings("Specs/Staking/A.viper", "Specs/staking/B.viper", "Specs/staking/In/C.viper") == [
                "Specs/staking/B.viper: folder 'Specs/staking' differs from 'Specs/Staking' only in case"
            ])
        #expect(findings("Specs/A/A.viper", "Specs/B/a/A.viper", "Specs/a.viper") == [])
    }

    @Test func aNameInBackticksIsOneFinding() {
        let spec = CheckedSpec("struct 1️⃣`my type` { let a: Int }")
        #expect(
            spec.described == [
                "1️⃣ reservedName: a struct cannot be named 'my type'", "fix: replace 'my type' with 'MyType'",
            ])
    }

    @Test func untypedAssembly() {
        let spec = CheckedSpec(
            """
            module A(state: S) {
                let 2️⃣asset = state.asset
                let typed: Asset = state.asset
                let made = Asset(1)
                presenter(1️⃣asset, typed, made) { func go() { asset.play() } }
            }
            """)
        #expect(
            spec.described == [
                "1️⃣ untypedValue: cannot infer the type of 'asset'",
                "note 2️⃣: write the type here ('asset: Type'), or in the assembly binding",
            ])
    }

    @Test func untypedState() {
        let spec = CheckedSpec(
            """
            module A(guest: Guest) {
                presenter(guest) {
                    var age: Int = guest.age
                    var 1️⃣title = guest.title
                    var 2️⃣short = String(guest.age).prefix(1)
                }
            }
            """)
        #expect(
            spec.described == [
                "1️⃣ untypedValue: cannot infer the type of state 'title'",
                "note: write 'var title: Type = guest.title'",
                "2️⃣ untypedValue: cannot infer the type of state 'short'",
                "note: write 'var short: Type = String(guest.age).prefix(1)'",
            ])
    }

    @Test func stateTakesTheTypeOfWhatItBeginsWith() {
        let spec = CheckedSpec(
            """
            struct User { let name: Name; struct Name { let first: String } }
            module A(user: User, guest: Guest) {
                presenter(user, guest) {
                    var name = user.name
                    var first = user.name.first
                    var greeting = "Hello, \\(user.name.first)"
                    var copy = guest
                    var form = Form(guest)
                    var count = 0
                }
            }
            """)
        #expect(spec.described == [])
        let types = spec.program?.modules[0].presenter.state.map { $0.type?.text }
        #expect(types == ["User.Name", "String", "String", "Guest", "Form", nil])
    }

    @Test func unknownParameter() {
        let spec = CheckedSpec("module A(identifier: Int) { presenter(1️⃣identifer, identifier, 2️⃣store) {} }")
        #expect(
            spec.described == [
                "1️⃣ unknownParameter: no input or assembly binding named 'identifer'",
                "fix: replace 'identifer' with 'identifier'",
                "2️⃣ unknownParameter: no input or assembly binding named 'store'",
                "note: if it is a dependency, add its type: 'store: any Service'",
            ])
    }

    @Test func dependencyWithoutAName() {
        let text = "module A(store: Int) { presenter(1️⃣Clock) {}; interactor(2️⃣Store) {}; router(store) {} }"
        #expect(
            CheckedSpec(text).described == [
                "1️⃣ expectedName: parameter 'Clock' has no name", "fix: insert a name",
                "2️⃣ unknownParameter: no input or assembly binding named 'Store'",
                "fix: replace 'Store' with 'store'",
            ])
    }

    @Test func dependencyConflict() {
        let spec = CheckedSpec(
            """
            module A { presenter(1️⃣store: any Store) {}; interactor(2️⃣store: Store, dates: [ String : Int ]) {} }
            module B { presenter(3️⃣store: any Other, dates: [String: Int]) {} }
            """)
        #expect(
            spec.described == [
                "2️⃣ dependencyConflict: dependency 'store' has type 'Store' here, but 'any Store' elsewhere",
                "note 1️⃣: declared as 'any Store' here; use the same type, or rename one dependency",
                "3️⃣ dependencyConflict: dependency 'store' has type 'any Other' here, but 'any Store' elsewhere",
                "note 1️⃣: declared as 'any Store' here; use the same type, or rename one dependency",
                "note: or add 'let store: any Other = dependencies.bStore' at the beginning of the module",
            ])
    }

    @Test(arguments: [("error", false, 1), ("off", true, 0), ("warning", true, 1)])
    func severitiesAreSet(_ severity: String, hasProgram: Bool, count: Int) {
        let spec = CheckedSpec(
            """
            module A(id: Int) {
                view { func show(_ id: Int) }
                presenter { func viewDidLoad() { view?.show(id) } }
                interactor(id) { func load() }
            }
            """,
            app: "app Test { ui none; rules { notTaken \(severity) } }")
        #expect((spec.program != nil) == hasProgram)
        #expect(spec.findings.count == count)
    }

    /// Emitted as it is written, it has to be Swift.
    @Test(arguments: ["typealias Lines = them to the output.", "subscript(day: Int) -> { get }", "init(limit Int)"])
    func whatIsEmittedAsItIsWrittenIsRead(_ text: String) {
        let spec = CheckedSpec("module List { interactor {\n\(text)\nfunc load() } }")
        #expect(spec.program == nil && !spec.described.isEmpty, "\(spec.described)")
    }

    @Test func unmockedMember() {
        let spec = CheckedSpec("module List { presenter { 1️⃣subscript(day: Int) -> Int { get } } }")
        #expect(
            spec.described == [
                "1️⃣ unmockedMember: 'subscript' cannot be mocked, so 'ListPresenterProtocol' gets no mock, and its callers get no tests",
                "note: implement it in the class yourself (viper-gen adds no stub), or remove it from the section",
            ])
    }
}
