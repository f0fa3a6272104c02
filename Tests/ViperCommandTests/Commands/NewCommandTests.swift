import TestSupport
import Testing

@Suite struct NewCommandTests {
    private let disk = MemoryFileSystem()

    /// The app's own types keep their names, and what is generated gets others.
    @Test func whatAnAppHasOnceGetsFreeNames() {
        let own = "class Screen {}\nstruct AppDependencies {}\nclass AppNavigation {}\nenum ViperScreen {}\n"
        let package = "let package = Package(name: \"Shop\", targets: [.target(name: \"Shop\")])\n"
        let disk = MemoryFileSystem(files: ["Package.swift": package, "Sources/Shop/Own.swift": own])
        let run = Run("new Feed --ui none", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        let naming =
            "{ appDependencies \"ViperAppDependencies\"; navigation \"ViperNavigation\"; screen \"ShopScreen\" }"
        #expect(
            disk.text("App.viper")?.contains("naming protocols \(naming)\n") == true, "\(disk.text("App.viper") ?? "")")
        let support = disk.text("Sources/Shop/App+Support.generated.swift") ?? ""
        #expect(
            support.contains("protocol ViperNavigation: AnyObject {") && support.contains("final class ShopScreen {"))
        let navigation = disk.text("Sources/Shop/ViperNavigation.swift") ?? ""
        #expect(navigation.contains("final class AppViperNavigation: ViperNavigation {"), "\(navigation)")
    }

    /// Where App.viper is there it says the names, and nothing is written that would not compile.
    @Test func refusesToDeclareTwiceWhatTheAppDeclares() {
        let disk = MemoryFileSystem(files: [
            "App.viper": "app Shop { ui none }\n", "Sources/Shop/Own.swift": "struct Screen {}\n",
        ])
        let before = disk.snapshot
        let run = Run("new Feed", on: disk)
        #expect(run.code == .refused && disk.snapshot == before)
        #expect(
            run.errors.contains("Sources/Shop/Own.swift:1:8: error: 'Screen' is also declared in generated Swift"))
        #expect(run.errors.contains("'naming { screen \"ViperScreen\" }'"), "\(run.errors)")
        disk.add("App.viper", "app Shop { ui none; naming { screen \"ViperScreen\" } }\n")
        #expect(Run("new Feed", on: disk).code == .success)
    }

    @Test func startsAPackageInAnEmptyFolder() throws {
        let run = Run("new TodoList", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.output.contains("Started a package with the target 'Demo'"))
        #expect(
            Set(disk.files).isSuperset(of: [
                ".gitattributes", ".gitignore", ".swift-format", "App.viper", "Package.swift", "Specs/TodoList.viper",
                "Sources/Demo/TodoList/TodoListPresenter.swift", "Tests/DemoTests/TodoList/TodoList.generated.swift",
            ]))
        #expect(try #require(disk.text("App.viper")).contains("\napp Demo {"))
        let manifest = try #require(disk.text("Package.swift"))
        #expect(manifest.contains(".testTarget(name: \"DemoTests\""))
        // Generated code has `nonisolated` types, which older compilers do not know.
        #expect(manifest.hasPrefix("// swift-tools-version: 6.1\n"))
        #expect(try #require(disk.text("Specs/TodoList.viper")).contains("\nmodule TodoList {"))
    }

    @Test func saysNothingOfAPackageThatWasNotStarted() {
        let run = Run("new TodoList --dry-run", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.output.contains("Dry run: nothing was written.") && !run.output.contains("Started"))
        #expect(disk.files.isEmpty)
    }

    @Test("A feature's folder has the target that the package around says, and no package of its own")
    func startsInATargetOfAPackageAround() throws {
        disk.add(
            "Package.swift",
            """
            let package = Package(name: "Shop", targets: [
                .target(name: "Basket", path: "Features/Basket/Sources"),
                .target(
                    name: "PaymentFeature", dependencies: [.target(name: "Core"), "Basket"], path: "Features/Payment/Sources"),
                .testTarget(name: "PaymentFeatureTests", path: "Features/Payment/Tests"),
            ])
            """)
        let run = Run("new Card --path Features/Payment --ui none", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(try #require(disk.text("Features/Payment/App.viper")).contains("\napp PaymentFeature {"))
        #expect(disk.files.contains("Features/Payment/Sources/PaymentFeature/Card/CardPresenter.swift"))
        #expect(!disk.files.contains("Features/Payment/Package.swift") && !run.output.contains("Package.swift"))
        let basket = Run("new Basket --path Features/Basket", on: disk)
        #expect(basket.output.contains("Package.swift has no test target 'BasketTests' yet"), "\(basket.output)")
        // One that the package does not name is a package of its own.
        #expect(Run("new Search --path Features/Search", on: disk).output.contains("Started a package"))
    }

    @Test("A target that its package has elsewhere than in Sources gets its files there")
    func startsInTheFolderOfATarget() throws {
        disk.add(
            "Package.swift",
            """
            let package = Package(name: "Shop", targets: [
                .executableTarget(name: "Tool", dependencies: ["Shop"]),
                .binaryTarget(name: "Lib", path: "Lib.xcframework"),
                .target(name: "Shop", dependencies: [.target(name: "Lib")], path: "./App/Code/"),
                .testTarget(name: "ShopTests", dependencies: ["Shop"], path: "App/Tests"),
            ])
            """)
        disk.add("App/Code/Shop.swift", "enum Shop {}\n")
        let run = Run("new Card --ui none", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        let app = try #require(disk.text("App.viper"))
        #expect(app.contains("app Shop {\n"), "\(app)")
        #expect(app.contains("    sources \"App/Code\"\n    testing \"App/Tests\"\n"), "\(app)")
        #expect(disk.files.contains("App/Code/Card/CardPresenter.swift"))
        // One in Sources is as much a target.
        let both = MemoryFileSystem(files: [
            "Package.swift": try #require(disk.text("Package.swift")), "Sources/Tool/main.swift": "",
        ])
        #expect(Run("new Card", on: both).errors.contains("Choose one with --target: 'Tool', 'Shop'."))
        #expect(Run("new Card --target Tool", on: both).code == .success)
        #expect(both.files.contains("Sources/Tool/Card/CardPresenter.swift"))
    }

    @Test func beginsNoAppInTheFoldersOfAnother() {
        #expect(Run("new Card --path Features/Payment", on: disk).code == .success)
        for folder in ["Sources", "Sources/Payment/Card", "Specs", "Tests"] {
            let run = Run("new Refund --path Features/Payment/\(folder)", on: disk)
            let message = "'\(folder)' belongs to the app in '/home/me/demo/Features/Payment'"
            #expect(run.errors.contains(message), "\(run.errors)")
        }
        #expect(Run("new Refund --path Features/Payment/Packages/Refund", on: disk).code == .success)
    }

    @Test("The folder of a package's target is none for an app: its specs and tests would be compiled with the target")
    func beginsNoAppInTheFolderOfATarget() throws {
        let manifest = """
            let package = Package(name: "Shop", targets: [
                .target(name: "Core"), .target(name: "Basket", dependencies: ["Core"], path: "Basket"),
            ])
            """
        disk.add("Package.swift", manifest)
        disk.add("Sources/Core/Core.swift", "enum Core {}\n")
        for (folder, target) in [("Sources/Core", "Core"), ("Sources/Core/Card", "Core"), ("Basket", "Basket")] {
            let run = Run("new Card --path \(folder) --ui none", on: disk)
            #expect(run.errors.contains("'\(folder)' is compiled as part of '\(target)'"), "\(run.errors)")
            #expect(run.errors.contains("path: \"Features/\(target)/Sources\")'"), "\(run.errors)")
        }
        #expect(disk.files == ["Package.swift", "Sources/Core/Core.swift"])
        #expect(Run("new Card --path Sources/Other --ui none", on: disk).code == .success)
        // What stands beside the sources may be left out.
        let path = "path: \"Basket\""
        disk.add("Package.swift", manifest.replacing(path, with: path + ", sources: [\"Sources\"]"))
        #expect(Run("new Card --path Basket --ui none", on: disk).code == .success)
    }

    @Test func addsToAProjectWithoutTouchingIt() {
        #expect(Run("new TodoList", on: disk).code == .success)
        disk.add("App.viper", "app Renamed { target Demo }\n")
        let run = Run("new Settings About Settings", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(disk.text("App.viper") == "app Renamed { target Demo }\n")
        #expect(disk.files.contains("Specs/Settings.viper") && disk.files.contains("Specs/About.viper"))
    }

    @Test func aModuleGoesWhereTheOthersAre() {
        #expect(Run("new Core/Screens/Feed Core/Screens/Shop/Basket", on: disk).code == .success)
        disk.add("Specs/Services.viper", "service Store { func save() }\n")
        let run = Run("new Settings", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(disk.files.contains("Specs/Core/Screens/Settings.viper"))
        #expect(disk.files.contains("Sources/Demo/Core/Screens/Settings/SettingsPresenter.swift"))
        #expect(run.output.contains("Added to 'Core/Screens', the folder of the other modules."), "\(run.output)")
        // One of its name is used where it is.
        let again = Run("new Settings", on: disk)
        #expect(again.output.contains("Existing specs are used unchanged: 'Specs/Core/Screens/Settings.viper'."))
        for (name, path) in [("Other/Help", "Specs/Other/Help.viper"), ("./Login", "Specs/Login.viper")] {
            let placed = Run("new \(name)", on: disk)
            #expect(placed.code == .success && disk.files.contains(path), "\(placed.errors)")
            #expect(!placed.output.contains("Added to"))
        }
    }

    @Test func aFolderThatOneModuleIsInIsNotShared() {
        #expect(Run("new Feed Staking/Rewards", on: disk).code == .success)
        #expect(Run("new Settings", on: disk).code == .success)
        #expect(disk.files.contains("Specs/Settings.viper"))
    }

    @Test(arguments: [
        ("Foo.viper", "Did you mean 'Foo'?"), ("Specs/Foo.viper", "Did you mean 'Foo'?"),
        ("Specs/Foo", "Omit 'Specs/', because all specs are in 'Specs'. Did you mean 'Foo'?"),
        ("Foo --spec Specs", "'--spec' takes a file, but 'Specs' is a folder."),
    ])
    func saysWhatIsMeant(line: String, message: String) {
        #expect(Run("new Feed", on: disk).code == .success)
        let before = disk.snapshot
        let run = Run("new \(line)", on: disk)
        #expect(run.code == .usage && run.errors.contains(message), "\(run.errors)")
        #expect(disk.snapshot == before)
    }

    @Test func startsASpecWithTheIndentationOfTheApp() throws {
        for (indent, unit) in [("2", "  "), ("tab", "\t")] {
            let disk = MemoryFileSystem(files: ["App.viper": "app Demo { ui none; indent \(indent) }\n"])
            #expect(Run("new Feed", on: disk).code == .success)
            let spec = try #require(disk.text("Specs/Feed.viper"))
            #expect(spec.contains("\n\(unit)presenter {\n\(unit)\(unit)func viewDidLoad()"), "\(spec)")
            #expect(Run("format --check Specs/Feed.viper", on: disk).code == .success)
        }
    }

    /// Folders are named as the disk has them, or nothing could be written.
    @Test func takesAFolderThatIsSpelledOtherwise() {
        let disk = MemoryFileSystem(files: ["Sources/demo/Own.swift": "let a = 1\n"])
        let run = Run("new Feed --ui none", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(disk.text("App.viper")?.contains("sources \"Sources/demo\"") == true)
        #expect(disk.files.contains("Sources/demo/Feed/FeedPresenter.swift"))
        // What App.viper says is refused once.
        disk.add("App.viper", "app Demo { ui none; sources \"sources/demo\" }\n")
        let refused = Run("generate", on: disk)
        #expect(refused.code == .refused)
        #expect(refused.errors.matches(of: /\[refusedPath\]/).count == 1, "\(refused.errors)")
    }

    @Test func startsAModuleInTheStyleOfTheProject() throws {
        disk.add("App.viper", "app Demo { ui none; style reactive }\n")
        let run = Run("new TodoList", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        let presenter = try #require(disk.text("Sources/Demo/TodoList/TodoListPresenter.swift"))
        #expect(presenter.contains("func todoListPresenter(interactor: @escaping TodoListInteractor)"))
    }

    @Test func startsAPackageBesideALooseSpec() {
        disk.add("Draft.viper", "module TodoList { view { func show() } }\n")
        let run = Run("new TodoList --spec Draft.viper", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(disk.files.contains("Package.swift") && disk.files.contains("Draft.viper"))
    }

    @Test func leavesAnAppAboveTheRepositoryAlone() {
        disk.add("/home/me/App.viper", "app Outer {}\n")
        disk.add(".git/HEAD", "ref: refs/heads/main\n")
        #expect(Run("new TodoList", on: disk).code == .success)
        #expect(disk.files.contains("App.viper") && disk.files.contains("Specs/TodoList.viper"))
        #expect(!disk.files.contains { $0.hasPrefix("/home/me/Specs") })
    }

    @Test func addsToTheAppOfAFolderAbove() {
        disk.add("/home/me/App.viper", "app Outer {}\n")
        #expect(Run("new TodoList", on: disk).code == .success)
        #expect(disk.files.contains("/home/me/Specs/TodoList.viper") && !disk.files.contains("App.viper"))
    }

    @Test func saysWhyNoPackageIsStarted() {
        disk.add("main.c", "")
        let run = Run("new TodoList", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.output.contains("No Package.swift was created, because the folder is not empty"))
        #expect(!disk.files.contains("Package.swift"))
    }

    @Test func saysThatATestTargetIsMissing() {
        disk.add("Package.swift", "// one target, no tests")
        disk.add("Sources/Kit/A.swift", "")
        let run = Run("new TodoList", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.output.contains("Package.swift has no test target 'KitTests' yet"))
        #expect(disk.files.contains("Sources/Kit/TodoList/TodoListPresenter.swift"))
    }

    @Test func refusesAnotherSpecThanTheOneThatIsThere() {
        disk.add("Specs/TodoList.viper", "module TodoList {}\n")
        disk.add("other.viper", "module TodoList { view { func show() } }\n")
        let before = disk.snapshot
        let run = Run("new TodoList --spec other.viper", on: disk)
        #expect(run.code == .usage)
        #expect(run.errors.contains("'Specs/TodoList.viper' already exists"))
        #expect(disk.snapshot == before)
    }

    @Test func refusesASpecThatDeclaresAnotherModule() {
        disk.add("other.viper", "module TodoLists {}\n")
        let before = disk.snapshot
        let run = Run("new TodoList --spec other.viper", on: disk)
        #expect(run.code == .invalidInput)
        #expect(run.errors.contains("no spec declares module 'TodoList' [moduleNotDeclared]"))
        #expect(run.errors.contains("did you mean 'TodoLists'?"))
        #expect(disk.snapshot == before)
    }

    @Test func writesNothingWhereAnotherSpecIsWrong() {
        disk.add("Specs/Broken.viper", "module Broken { veiw {} }\n")
        let before = disk.snapshot
        let run = Run("new TodoList", on: disk)
        #expect(run.code == .invalidInput)
        #expect(run.errors.contains("Specs/Broken.viper:1:17: error: "))
        #expect(disk.snapshot == before)
    }

    @Test("A module that another spec declares is named with that spec, and not with one that was not written")
    func saysWhereTheModuleStands() {
        disk.add("Specs/All.viper", "module Cart { view { func show() } }\n")
        let before = disk.snapshot
        for name in ["Cart", "Shop/Cart"] {
            let run = Run("new \(name)", on: disk)
            #expect(run.errors.hasPrefix("Error: Module 'Cart' already exists in 'Specs/All.viper'.\n"))
            #expect(run.code == .usage)
        }
        #expect(disk.snapshot == before)
    }

    @Test func saysHowAModuleWithInputsIsStarted() {
        disk.add(
            "Specs/Cart.viper",
            """
            module Cart {
                router { func pay(user: Int) { navigation.push(CheckoutModule(user: user)) } }
            }
            """)
        let before = disk.snapshot
        let run = Run("new Checkout", on: disk)
        #expect(run.code == .invalidInput)
        #expect(
            run.errors.contains(
                "incorrect argument labels in call to 'CheckoutModule' (have '(user:)', expected '()') [destinationArguments]"
            ))
        #expect(
            run.errors.contains(
                "note: 'new' creates 'Checkout' without inputs; write a spec 'module Checkout(…) { … }' and run 'viper-gen "
                    + "generate', or pass it with '--spec'"))
        #expect(disk.snapshot == before)
    }

    @Test func startsAPackageBesideSettings() throws {
        disk.add("App.viper", "app Shop { naming io; tests xctest; swift 5 }\n")
        disk.add(".swift-format", "{}")
        let run = Run("new Cart", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.output.contains("Started a package with the target 'Shop'"))
        let package = try #require(disk.text("Package.swift"))
        #expect(package.contains(".target(name: \"Shop\")") && package.contains("swiftLanguageModes: [.v5]"))
        #expect(disk.text(".swift-format") == "{}" && disk.files.contains(".gitattributes"))
    }

    @Test(arguments: ["sources \"App\"", "testing \"Tests\""])
    func startsNoPackageWhereSwiftPMWouldNotLook(setting: String) {
        disk.add("App.viper", "app Shop { \(setting) }\n")
        #expect(Run("new Cart", on: disk).code == .success)
        #expect(!disk.files.contains("Package.swift"))
    }

    @Test func startsAProjectWithSettings() throws {
        let run = Run("new Cart --ui none --naming io --tests xctest --swift 5 --target Shop", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(
            try #require(disk.text("App.viper")).hasSuffix(
                "app Shop {\n    ui     none\n    naming io\n    tests  xctest\n    swift  5\n}\n"))
        #expect(Run("format --check", on: disk).code == .success)
        #expect(try #require(disk.text("Package.swift")).contains("swiftLanguageModes: [.v5]"))
        let support = try #require(disk.text("Tests/ShopTests/Cart/Cart.generated.swift"))
        #expect(support.contains("import XCTest\n") && support.contains("CartViewInputMock"))
    }

    @Test func takesATargetAndSettingsOnlyForANewProject() {
        #expect(Run("new TodoList --target Kit", on: disk).code == .success)
        #expect(disk.files.contains("Sources/Kit/TodoList/TodoListPresenter.swift"))
        #expect(Run("new Other --target Other", on: disk).code == .usage)
        let run = Run("new Other --tests xctest", on: disk)
        #expect(run.code == .usage)
        #expect(run.errors.contains("'--tests' is for new projects; change 'tests' in App.viper instead."))
        #expect(Run("new Other --swift 4", on: disk).errors.contains("one of 5, 6"))
    }
}
