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
                "3️⃣ duplicateName: 'Row' is declared twice",
                "note 1️⃣: it is first declared here; rename one of the two",
                "4️⃣ duplicateName: 'List' is declared twice",
                "note 2️⃣: it is first declared here; rename one of the two",
            ])
    }

    @Test func namesAreOneAcrossFiles() {
        let spec = CheckedSpec("service 1️⃣Store {}", others: ["struct Store { let id: Int }"])
        #expect(
            spec.described == [
                "1️⃣ duplicateName: 'Store' is declared twice",
                "note Other1.viper: it is first declared here; rename one of the two",
            ])
    }

    @Test func aModuleMayBeCalledAppWhereItNeedsNothing() {
        let spec = CheckedSpec("module 1️⃣App { interactor(clock: any Clock) {} }\nservice Clock {}")
        #expect(
            spec.described == [
                "1️⃣ nameCollision: tests of module 'App' would be named 'AppDependenciesMock', which is part of the generated support code",
                "note: rename it",
                "1️⃣ nameCollision: the dependencies of module 'App' would be named 'AppDependencies', which is part of the generated support code",
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
                "2️⃣ duplicateSection: 'view' stands twice in module 'A'",
                "note 1️⃣: the first is here; put their members together",
                "4️⃣ duplicateSection: 'interactor two' stands twice in module 'A'",
                "note 3️⃣: the first is here; put their members together",
            ])
    }

    @Test func unpairedOutput() {
        let spec = CheckedSpec(
            "module A { interactor one {}; interactor two {}; 1️⃣output three {} }\nmodule B { 2️⃣output {} }")
        #expect(
            spec.described == [
                "1️⃣ unpairedOutput: there is no 'interactor three' that this output could belong to",
                "note: an output here is 'output one' or 'output two'",
                "2️⃣ unpairedOutput: there is no 'interactor' that this output could belong to",
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
                "2️⃣ duplicateMember: 'show(_:)' stands twice in 'view'",
                "note 1️⃣: the first is here; remove one, or give it another label",
                "4️⃣ duplicateMember: 'now' stands twice in service 'S'",
                "note 3️⃣: the first is here; remove one, or give it another label",
            ])
    }

    @Test func twoBodies() {
        let spec = CheckedSpec(
            "module A { presenter { func 1️⃣reload() {} }; interface { func 2️⃣reload() {} } }")
        #expect(
            spec.described == [
                "2️⃣ conflictingMembers: 'reload()' has a body in 'presenter' and in 'interface', but is one method of the presenter",
                "note 1️⃣: the other body is here; keep one of them",
            ])
    }

    @Test func conflictingMembers() {
        let spec = CheckedSpec(
            "module A { presenter { func 1️⃣load() throws }; interface { func 2️⃣load(); func load() async } }")
        #expect(
            spec.described == [
                "2️⃣ conflictingMembers: 'load()' differs from the presenter's other one in 'throws' alone",
                "note 1️⃣: the other is here; write both alike, or name one differently",
            ])
    }

    @Test func storedTwice() {
        let spec = CheckedSpec("module A { presenter { var count = 0; var 1️⃣count: Int { 1 } } }")
        #expect(
            spec.described == [
                "1️⃣ conflictingMembers: 'count' has a body here, and is stored under the same name",
                "note: write '{ get }' instead of the body, or rename one of the two",
            ])
    }

    @Test func duplicateParameter() {
        let spec = CheckedSpec(
            """
            module A(1️⃣id: Int, 2️⃣id: Int) { let 3️⃣id = 1; presenter(4️⃣id, 5️⃣id) { var 6️⃣id = 1 } }
            """)
        #expect(
            spec.described == [
                "2️⃣ duplicateParameter: the name 'id' is taken", "note 1️⃣: it is first given here; rename one of the two",
                "3️⃣ duplicateParameter: the name 'id' is taken", "note: rename one of the two",
                "5️⃣ duplicateParameter: the name 'id' is taken", "note 4️⃣: it is first given here; rename one of the two",
                "6️⃣ duplicateParameter: the name 'id' is taken", "note 4️⃣: it is first given here; rename one of the two",
            ])
    }

    @Test func unusedInput() {
        let spec = CheckedSpec(
            "module A(1️⃣id: Int, used: Int, code: String) { let 2️⃣unused = 1; let made = code; presenter(used, made: String) {} }"
        )
        #expect(
            spec.described == [
                "1️⃣ unusedInput: nobody takes the input 'id'",
                "note: name it in a section's parentheses, 'presenter(id)', or remove it",
                "2️⃣ unusedInput: nobody takes 'unused'",
                "note: name it in a section's parentheses, 'presenter(unused: Type)', or remove the line",
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
                "1️⃣ unknownParameter: 'ID' is neither an input nor an assembly line of the module",
                "fix: replace 'ID' by 'id'",
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
                "1️⃣ reservedName: a struct cannot be named 'my type'", "fix: replace 'my type' by 'MyType'",
            ])
    }

    @Test func missingImport() {
        let text = "module A { view { func show(_ image: 1️⃣UIImage, _ color: UIColor) } }"
        let spec = CheckedSpec(text)
        #expect(
            spec.described == [
                "1️⃣ missingImport: 'UIImage' is a type of UIKit, which the spec does not import",
                "fix: insert 'import UIKit'",
            ])
        #expect(spec.mended.hasPrefix("import UIKit\nmodule A"))
        let plain = text.replacing("1️⃣", with: "")
        for head in ["import UIKit\n", "import Design\n"] { #expect(CheckedSpec(head + plain).described == []) }
        #expect(CheckedSpec(plain, own: ["struct UIImage {}"]).described == [])
        #expect(CheckedSpec("struct UIImage { let id: Int }\n" + plain).described == [])
        // With a type of another spec comes what that imports.
        let other = "import UIKit\nstruct Row { let image: UIImage }"
        #expect(CheckedSpec(plain, others: [other]).described.count == 2)
        #expect(CheckedSpec(plain.replacing("UIColor", with: "Row"), others: [other]).described == [])
    }

    @Test func usedBeforeAssembled() {
        let spec = CheckedSpec("module A { let b = 1️⃣c.d; let c = C(); presenter(b: B, c) {} }")
        #expect(
            spec.described == [
                "1️⃣ usedBeforeAssembled: 'b' is made with 'c', which is made only further down",
                "note: move the line of 'c' up",
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
                "1️⃣ untypedValue: the type of 'asset' is not known",
                "note 2️⃣: write it here, 'asset: Type', or in the assembly line",
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
                "1️⃣ untypedValue: the type of the state 'title' is not known",
                "note: its value is assigned in the initialiser; write 'var title: Type = guest.title'",
                "2️⃣ untypedValue: the type of the state 'short' is not known",
                "note: its value is assigned in the initialiser; write 'var short: Type = String(guest.age).prefix(1)'",
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
                "1️⃣ unknownParameter: 'identifer' is neither an input nor an assembly line of the module",
                "fix: replace 'identifer' by 'identifier'",
                "2️⃣ unknownParameter: 'store' is neither an input nor an assembly line of the module",
                "note: a dependency needs its type: 'store: any Service'",
            ])
    }

    @Test func dependencyWithoutAName() {
        let text = "module A(store: Int) { presenter(1️⃣Clock) {}; interactor(2️⃣Store) {}; router(store) {} }"
        #expect(
            CheckedSpec(text).described == [
                "1️⃣ expectedName: the parameter 'Clock' has no name", "fix: give it a name",
                "2️⃣ unknownParameter: 'Store' is neither an input nor an assembly line of the module",
                "fix: replace 'Store' by 'store'",
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
                "2️⃣ dependencyConflict: the dependency 'store' is 'Store' here and 'any Store' elsewhere",
                "note 1️⃣: it is 'any Store' here; rename one, or write the types alike",
                "3️⃣ dependencyConflict: the dependency 'store' is 'any Other' here and 'any Store' elsewhere",
                "note 1️⃣: it is 'any Store' here; rename one, or write the types alike",
                "fix: let the app call it 'bStore': insert 'let store: any Other = dependencies.bStore'",
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
                "1️⃣ unmockedMember: no mock can have 'subscript': ListPresenterProtocol gets none, and what talks to it no tests",
                "note: write it in the class by hand, for it gets no stub either, or leave it out of the section",
            ])
    }
}
