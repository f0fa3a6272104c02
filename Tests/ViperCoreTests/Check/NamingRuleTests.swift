import TestSupport
import Testing

@testable import ViperModel

@Suite struct NamingRuleTests {
    @Test(arguments: Kit.builtIn, Naming.Scheme.allCases)
    func theNamesOfASchemeAreApartFromEachOther(kit: Kit, scheme: Naming.Scheme) {
        var settings = AppSettings(name: "Test")
        (settings.kit, settings.naming) = (kit, Naming(scheme))
        #expect(NamingCheck.findings(settings, NamingLocations()) == [])
    }

    @Test func settingsThatAreUnknown() {
        let spec = CheckedSpec(
            app: """
                app Test {
                    naming 1️⃣IO {
                        2️⃣wireframe { class "{module}Wireframe" }
                        output 3️⃣x { 4️⃣class "{module}Output" }
                        5️⃣router { property a, b }
                    }
                }
                """.replacing("5️⃣router { property", with: "router { 5️⃣property"))
        #expect(
            spec.described == [
                "1️⃣ unknownSetting: unknown value 'IO' of 'naming'; expected 'protocols', 'io' or 'interfaces'",
                "fix: replace 'IO' with 'io'",
                "2️⃣ unknownSetting: unknown value 'wireframe' of 'naming'; expected 'view', 'presenter', 'interactor', "
                    + "'output', 'router', 'interface', 'delegate', 'module', 'dependencies', 'mock', 'appDependencies', "
                    + "'destination', 'navigation' or 'screen'",
                "3️⃣ settingShape: 'output' takes names in braces: { protocol \"{module}…\" }",
                "4️⃣ unknownSetting: unknown value 'class' of 'output'; expected 'protocol' or 'property'",
                "5️⃣ settingShape: 'property' takes one name",
            ])
    }

    @Test func theNamesOfWhatAnAppHasOnce() {
        let names = "navigation \"Ways\"; screen \"Sight\"; destination \"Way\"; appDependencies \"Needs\""
        let spec = CheckedSpec(
            "struct Screen { let id: Int }\nservice Navigation {}", app: "app T { ui none; naming { \(names) } }")
        #expect(spec.described == [])
        #expect(
            CheckedSpec(
                app: "app T { naming { screen 1️⃣\"{module}Screen\"; navigation 2️⃣\"ways\"; destination 3️⃣\"Screen\" } }"
            )
            .described.filter { !$0.hasPrefix("note") } == [
                "1️⃣ invalidName: '{module}Screen' cannot be the name of 'screen': it is not a Swift name",
                "2️⃣ invalidName: 'ways' cannot be the name of 'navigation': type names start with a capital letter",
                "3️⃣ namingCollision: 'destination' and 'screen' have the same name 'Screen'",
            ])
    }

    @Test func theNameOfMocks() {
        #expect(CheckedSpec(app: "app Test { naming { mock \"Mock{protocol}\" } }").described.isEmpty)
        #expect(
            CheckedSpec(app: "app Test { naming { mock 1️⃣\"MyMock\" } }").described == [
                "1️⃣ invalidName: 'MyMock' cannot be the class of 'mock': it would be the same for all protocols",
                "note: write '{protocol}' in place of the protocol's name",
            ])
        #expect(
            CheckedSpec(app: "app Test { naming { 1️⃣mock { class \"{protocol}Mock\" } } }").described == [
                "1️⃣ settingShape: 'mock' takes one name, in quotes: \"{protocol}…\""
            ])
        #expect(
            CheckedSpec(app: "app Test { naming io { mock 1️⃣\"{protocol}\" } }").described == [
                "1️⃣ invalidName: '{protocol}' cannot be the class of 'mock': it is the name of the protocol itself",
                "note: add text to '{protocol}'",
            ])
    }

    @Test func aPatternWithoutQuotes() {
        let spec = CheckedSpec(app: "app Test { naming { router { class 1️⃣{module}Router } } }")
        #expect(
            spec.described == ["1️⃣ settingSyntax: value '{module}Router' must be in quotes", "fix: put it in quotes"])
        let block = CheckedSpec(app: "app Test { naming { router { 1️⃣class { Router } } } }")
        #expect(block.described.contains("1️⃣ settingShape: 'class' takes one name, in quotes: \"{module}…\""))
    }

    @Test func namesThatCannotBe() {
        let spec = CheckedSpec(
            app: """
                app Test {
                    naming {
                        view { class 1️⃣"Screen"; file 2️⃣"../{module}"; property 3️⃣"in" }
                        presenter { protocol 4️⃣"{module} Protocol"; class 5️⃣"the{module}"; file 6️⃣"{module}.generated" }
                        module { function 7️⃣"{module}" }
                    }
                }
                """)
        #expect(
            spec.described.filter { !$0.hasPrefix("note") } == [
                "1️⃣ invalidName: 'Screen' cannot be the class of 'view': it would be the same for all modules",
                "2️⃣ invalidName: '../{module}' cannot be the file of 'view': it is not a plain file name",
                "3️⃣ invalidName: 'in' cannot be the property of 'view': it is a Swift keyword",
                "4️⃣ invalidName: '{module} Protocol' cannot be the protocol of 'presenter': it is not a Swift name",
                "5️⃣ invalidName: 'the{module}' cannot be the class of 'presenter': type names start with a capital letter",
                "6️⃣ invalidName: '{module}.generated' cannot be the file of 'presenter': viper-gen uses this file name",
                "7️⃣ invalidName: '{module}' cannot be the function of 'module': it is not a Swift name",
            ])
    }

    @Test func filesMayStandInFolders() {
        let spec = CheckedSpec(
            app: """
                app Test {
                    naming {
                        view { file 1️⃣"View/../{module}View" }
                        presenter { file "User Interface/Presenter_1/{module}Presenter" }
                        interactor { file 2️⃣"{module}/Interactor" }
                        router { file 3️⃣"Router /{module}Router" }
                    }
                }
                """)
        #expect(
            spec.described.filter { !$0.hasPrefix("note") } == [
                "1️⃣ invalidName: 'View/../{module}View' cannot be the file of 'view': it is not a plain file name",
                "2️⃣ invalidName: '{module}/Interactor' cannot be the file of 'interactor': it would be the same for all modules",
                "3️⃣ invalidName: 'Router /{module}Router' cannot be the file of 'router': it is not a plain file name",
            ])
        let collision = CheckedSpec(
            app: "app Test { naming { view { file 1️⃣\"A/{module}Part\" }; presenter { file 2️⃣\"B/{module}Part\" } } }")
        #expect(collision.described.contains { $0.contains("namingCollision") }, "\(collision.described)")
    }

    @Test func namesThatCollideInEveryModule() {
        let spec = CheckedSpec(
            app: """
                app Test {
                    naming io {
                        view       { property 1️⃣router }
                        presenter  { class 2️⃣"{module}Module"; property 3️⃣title }
                        interactor { file 4️⃣"{module}router"; property 5️⃣delegate }
                        output     { property 6️⃣interactor }
                        router     { protocol 7️⃣"{module}ModuleInput" }
                    }
                }
                """)
        #expect(
            Set(spec.described.filter { !$0.hasPrefix("note") }) == [
                "1️⃣ namingCollision: the property of 'view' and the property of 'router' have the same name 'router'",
                "2️⃣ namingCollision: the class of 'presenter' and the class of 'module' have the same name '{module}Module'",
                "3️⃣ namingCollision: the view's property 'title' for the presenter is already a member of 'UIViewController'",
                "4️⃣ namingCollision: the file of 'interactor' and the file of 'router' have the same name '{module}Router'",
                "5️⃣ namingCollision: the property of 'interactor' and the property of 'delegate' have the same name "
                    + "'delegate'",
                "6️⃣ namingCollision: the class of 'interactor' and the property of 'output' have the same name "
                    + "'interactor'",
                "7️⃣ namingCollision: the protocol of 'router' and the protocol of 'interface' have the same name "
                    + "'{module}ModuleInput'",
            ])
    }

    @Test func whereNamesCollideSpecsAreReadByTheScheme() {
        let spec = CheckedSpec(
            """
            module Edit { delegate { func done() } }
            module List {
                router {
                    func open(delegate: any EditModuleOutput) { navigation.push(EditModule(delegate: delegate)) }
                }
            }
            """, app: "app Test { naming io { view { property router } } }")
        #expect(
            spec.described.filter { !$0.hasPrefix("note") } == [
                "App.viper namingCollision: the property of 'view' and the property of 'router' have the same name 'router'"
            ])
    }

    @Test func aViewNamedLikeItsKitsIsReportedWithoutANameOfItsOwn() {
        let spec = CheckedSpec(
            app: "app Test { ui none; naming { presenter { class 1️⃣\"{module}View\" } } }")
        #expect(
            spec.described.first
                == "1️⃣ namingCollision: the class of 'view' and the class of 'presenter' have the same name '{module}View'"
        )
    }

    @Test func namesThatCollideWithASpecAreReportedThere() {
        let spec = CheckedSpec(
            "struct 1️⃣NotesFacts { let count: Int }\nmodule Notes {}",
            app: "app Test { ui none; naming { module { class \"{module}Facts\" } } }")
        #expect(spec.findings.map(\.rule.id) == ["nameCollision"])
        let modules = CheckedSpec(
            "module List {}\nmodule TheList {}",
            app:
                "app Test { ui none; naming { view { class \"{module}Page\" }; presenter { class \"The{module}Page\" } } }"
        )
        #expect(
            modules.findings.map(\.message) == [
                "'TheListPage' is the name of both the view of module 'TheList' and the presenter of module 'List'"
            ])
    }

    @Test func propertiesAreWhatBodiesCall() {
        let spec = """
            module Notes {
                view { func show() }
                presenter { func didTap() { wireframe.close(); userInterface?.show(); 1️⃣wireframe?.close() } }
                interactor { func load() { 2️⃣output?.didLoad(); presenter?.didLoad(); 3️⃣userInterface?.show() } }
                output { func didLoad() {} }
                router { func close() { navigation.pop(); 4️⃣wireframe.close() } }
            }
            """
        let checked = CheckedSpec(
            spec,
            app: """
                app Test {
                    ui none
                    naming { router { property wireframe }; view { property userInterface }; output { property presenter } }
                }
                """)
        #expect(
            checked.described.filter { !$0.hasPrefix("note") && !$0.hasPrefix("fix") } == [
                "1️⃣ strongRole: 'wireframe' is not optional",
                "2️⃣ renamedPart: 'output' is named 'presenter' in this project",
                "3️⃣ roleOutOfScope: interactor cannot call 'userInterface'",
                "4️⃣ roleOutOfScope: router cannot call 'wireframe'",
            ])
    }

    @Test("A protocol that a spec mentions by the name of another scheme has a name of its own")
    func namesOfOtherSchemesAreNamed() {
        let spec = """
            module Notes {
                presenter { func didTap() { router.edit(delegate: self) } }
                router {
                    func edit(delegate: any 1️⃣EditorDelegate) { navigation.push(EditorModule(delegate: delegate)) }
                    func keep(_ other: any OtherDelegate, _ view: any EditorScreen, _ again: any EditorModuleOutput) {}
                }
                on Editor { func editorDidEnd() {} }
            }
            module Editor { view as EditorScreen {}; presenter {}; delegate { func editorDidEnd() } }
            """
        let io = "app Test { ui none; naming io }"
        #expect(
            CheckedSpec(spec, app: io).described == [
                "1️⃣ renamedPart: 'EditorDelegate' is named 'EditorModuleOutput' in this project",
                "note: if 'EditorDelegate' is a protocol of another module, declare 'external protocol EditorDelegate'",
                "fix: replace 'EditorDelegate' with 'EditorModuleOutput'",
            ])
        #expect(CheckedSpec(spec + "\nexternal protocol EditorDelegate", app: io).findings.isEmpty)
        let named = CheckedSpec(spec.replacing("delegate {", with: "delegate as EditorListener {"))
        #expect(named.described.contains("1️⃣ renamedPart: 'EditorDelegate' is named 'EditorListener' in this project"))
    }

    @Test func aMemberIsNotNamedLikeAPartWhateverThatIsCalled() {
        let app = "app Test { ui none; naming { router { property wireframe } } }"
        #expect(
            CheckedSpec("module Notes { presenter { var 1️⃣wireframe = 0 }; router {} }", app: app).described.first
                == "1️⃣ memberCollision: the presenter already has a property 'wireframe': its router")
        #expect(CheckedSpec("module Notes { presenter { var router = 0 }; router {} }", app: app).findings.isEmpty)
        let named = "app Test { ui none; naming { interactor { property search } } }"
        #expect(
            CheckedSpec("module Notes { interactor {}; 1️⃣interactor search {} }", app: named).described.first
                == "1️⃣ memberCollision: the presenter already has a property 'search': its unnamed interactor")
    }

    @Test(arguments: Naming.Scheme.allCases, Kit.builtIn)
    func schemesAreFreeOfCollisions(_ scheme: Naming.Scheme, _ kit: Kit) {
        #expect(CheckedSpec(app: "app Test { ui \(kit.name); naming \(scheme) }").findings.isEmpty)
    }

    @Test func patterns() {
        #expect(NamePattern("Presenter{module}Protocol").name(for: "List") == "PresenterListProtocol")
        #expect(NamePattern("{module}{module}").name(for: "A") == "AA")
        #expect(NamePattern("Plain").name(for: "A") == "Plain")
        #expect(!NamePattern("{modul}").hasPlaceholder)
    }
}
