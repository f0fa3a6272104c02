import TestSupport
import Testing
import ViperModel

/// What a module sets for itself, over the settings of its app.
@Suite struct ModuleSettingsRuleTests {
    private let uikit = "app Test { ui uikit; emit contract, flows, classes, assembly, mocks, tests }"

    @Test func areTheModulesOwn() throws {
        let spec = CheckedSpec("module A { emit contract, mocks; ui swiftui }\nmodule B {}", app: uikit)
        #expect(spec.described == [])
        let program = try #require(spec.program)
        #expect(program.modules.map { program.app.emit(of: $0) } == [[.contract, .mocks], .all])
        #expect(program.modules.map { program.app.kit(of: $0).name } == ["swiftui", "uikit"])
        #expect(program.hostedKits.map(\.name) == ["swiftui"])
        #expect(program.emitted == .all)
    }

    @Test func theAppMayEmitLessThanOneOfItsModules() throws {
        let spec = CheckedSpec("module A { emit contract, flows, classes }", app: "app Test { ui none; emit contract }")
        #expect(spec.program?.emitted == [.contract, .flows, .classes])
    }

    @Test func areCheckedAsThoseOfTheApp() {
        let spec = CheckedSpec(
            """
            module A {
                emit contract, 1️⃣mock
                2️⃣emit contract
                ui 3️⃣swiftUI
                4️⃣tests xctest
                view {}
            }
            """, app: uikit)
        #expect(
            spec.described == [
                "1️⃣ unknownSetting: unknown value 'mock' of 'emit'; expected 'contract', 'flows', 'classes', 'assembly', "
                    + "'mocks', 'tests' or 'bodies'", "fix: replace 'mock' with 'mocks'",
                "2️⃣ duplicateSetting: duplicate setting 'emit'", "note 2:5: first set here; remove one of them",
                "3️⃣ foreignKit: module cannot use 'ui swiftUI' in this app; expected 'uikit' or 'swiftui'",
                "note: remove the line, or set 'ui' for the whole app in App.viper",
                "fix: replace 'swiftUI' with 'swiftui'",
                "4️⃣ misplacedDeclaration: setting 'tests' is not allowed in a module",
                "note: move the line to App.viper; a module may set 'emit' and 'ui'",
            ])
    }

    @Test func standAtTheHead() {
        let spec = CheckedSpec("module A { view {}\n1️⃣emit contract }", app: uikit)
        #expect(
            spec.described == [
                "1️⃣ misplacedDeclaration: setting must be at the beginning of the module",
                "note: move it before the first type or section",
            ])
    }

    @Test func noOtherKitsGoTogether() {
        let spec = CheckedSpec("module A { ui 1️⃣uikit }", app: "app Test { ui swiftui }")
        #expect(
            spec.described.first
                == "1️⃣ foreignKit: module cannot use 'ui uikit' in this app; expected 'swiftui'")
    }

    /// Where the app's kit is misspelt, that alone is told.
    @Test func nothingIsSaidBesideAKitThatNobodyKnows() {
        let spec = CheckedSpec("module A { ui swiftui }", app: "app Test { ui UIKit }")
        #expect(spec.findings.map(\.rule.id) == ["unknownSetting"])
    }

    @Test func emitHasWhatOthersNeed() {
        let spec = CheckedSpec(
            """
            module List {
                presenter { func didTap() { router.open() } }
                router { func open() { navigation.push(DetailModule(delegate: nil)) } }
                on Detail { func didClose() {} }
            }
            module Detail {
                1️⃣emit contract, flows
                delegate { func didClose() }
            }
            """)
        #expect(
            spec.described == [
                "1️⃣ emitsTooLittle: 'Detail' does not emit assembly or mocks, but module 'List' opens it",
                "note 1:8: this module needs the missing parts; if you write them yourself, switch the rule off in App.viper",
                "fix: insert ', assembly, mocks'",
            ])
        #expect(spec.mended.contains("emit contract, flows, assembly, mocks\n"))
    }

    @Test func aBodyIsGeneratedOfWhatIsEmitted() throws {
        let spec = CheckedSpec(
            """
            module List {
                emit contract, mocks
                presenter {
                    func 1️⃣viewDidLoad() { view?.show() }
                    func didTap() { view?.show() }
                }
                view { func show() }
            }
            module Detail { emit contract, bodies; presenter { func viewDidLoad() { view?.show() } }; view { func show() } }
            module Form { emit contract, mocks; presenter { func viewDidLoad() }; view { func show() } }
            """)
        #expect(
            spec.described == [
                "1️⃣ bodyNotEmitted: body of 'viewDidLoad()' is not generated: 'emit' has neither 'flows' nor 'bodies'",
                "note 2:5: add ', bodies' to 'emit', or move the bodies to your classes",
                "fix: insert ', bodies'",
            ])
        #expect(spec.mended.contains("emit contract, mocks, bodies\n"))
    }

    @Test func functionsAreGeneratedWithFlows() {
        let body = "module List { emit contract, mocks; router { func 1️⃣close() { navigation.pop() } } }"
        let spec = CheckedSpec(body, app: "app Test { ui none; style reactive }")
        let lack = "1️⃣ bodyNotEmitted: body of 'close()' is not generated: 'emit' has no 'flows'"
        #expect(spec.described.first == lack)
        let app = CheckedSpec("module List {}", app: "app Test { ui none; style reactive; emit contract, bodies }")
        #expect(app.findings.map(\.rule.id) == ["incompatibleStyle"])
    }
}
