import TestSupport
import Testing

@Suite struct GenerateCommandTests {
    private let disk = MemoryFileSystem()

    init() {
        #expect(Run("new TodoList Settings", on: disk).code == .success)
    }

    @Test func changesNothingWhereNothingChanged() {
        let before = disk.snapshot
        let run = Run("generate", on: disk)
        #expect(run.code == .success)
        #expect(run.output.hasPrefix("2 modules: 0 files written, ") && run.output.hasSuffix(" unchanged (0.00 s)\n"))
        #expect(disk.snapshot == before)
    }

    @Test(arguments: ["text", "json", "github", "sarif"])
    func reportsWarningsAgainWhereNothingChanged(format: String) {
        disk.add(
            "Specs/Profile.viper",
            """
            module Profile(id: Int) {
                view { func show(_ id: Int) }
                presenter { func didTap() { view?.show(id) } }
                interactor(id) { func load() }
            }

            """)
        _ = Run("generate", on: disk)
        let runs = (0..<2).map { _ in Run("generate --format \(format)", on: disk) }
        #expect((runs[0].output + runs[0].errors).contains("notTaken") && runs[0].code == .success)
        #expect(runs[0].output == runs[1].output && runs[0].errors == runs[1].errors)
    }

    @Test func followsTheSpecAndKeepsYours() {
        disk.add("Sources/Demo/Settings/SettingsPresenter.swift", "// mine\n")
        disk.add("Specs/Settings.viper", "module Settings {\n    view { func show() }\n}\n")
        let run = Run("generate", on: disk)
        #expect(run.code == .findings && run.errors.contains("class 'SettingsPresenter' not found"), "\(run.errors)")
        #expect(run.output.contains("  ~ Sources/Demo/Settings/Settings.generated.swift\n"))
        #expect(disk.text("Sources/Demo/Settings/SettingsPresenter.swift") == "// mine\n")
    }

    /// The first edit of a spec that `new` wrote: its bodies are nobody's, and would call what has changed with them.
    @Test func bodiesThatAModuleBeginsWithDoNotMove() throws {
        let spec = try #require(disk.text("Specs/Settings.viper"))
        let edited = spec.replacing("func load() { output?.didLoad([]) }", with: "func load() async")
            .replacing("{ interactor.load() }", with: "async { await interactor.load() }")
            .replacing("didLoad(_ rows: [SettingsRow]) {", with: "didLoad(_ rows: [SettingsRow], of total: Int) {")
            .replacing("func close() { navigation.dismiss() }", with: "func close() { navigation.pop() }")
        disk.add("Specs/Settings.viper", edited)
        #expect(Run("generate", on: disk).code == .success)
        let interactor = disk.text("Sources/Demo/Settings/SettingsInteractor.swift") ?? ""
        #expect(interactor.contains("func load() async {\n        // TODO: load()\n    }"), "\(interactor)")
        // Nor do their tests, which nothing could pass.
        let tests = disk.text("Tests/DemoTests/Settings/SettingsInteractorTests.swift") ?? ""
        #expect(tests.contains("\"SettingsInteractor.load() is not implemented\""), "\(tests)")
        #expect(!tests.contains("output.didLoad"), "\(tests)")
        // What somebody has changed is theirs.
        disk.add("Specs/Settings.viper", edited.replacing("func close() { navigation.pop() }", with: "func close()"))
        #expect(Run("generate", on: disk).code == .success)
        #expect(disk.text("Sources/Demo/Settings/SettingsRouter.swift")?.contains("navigation.pop()") == true)
    }

    @Test func whatAnAppInsideHasGeneratedStays() {
        let disk = MemoryFileSystem()
        #expect(Run("new Card --path App/Packages/Payment --ui none", on: disk).code == .success)
        let inner = disk.snapshot
        disk.add("App.viper", "app Shop { ui none; sources \"App\"; testing \"AppTests\" }\n")
        #expect(Run("new Feed", on: disk).code == .success)
        #expect(disk.snapshot.filter { inner[$0.key] != nil } == inner)
    }

    /// What `generate` says of a file that it has changed stands where an editor finds it now. Two members come where one goes:
    /// a single one would be told as its new name, and nothing written.
    @Test func findingsHaveTheirPlacesInWhatWasWritten() throws {
        let path = "Sources/Demo/Settings/SettingsPresenter.swift"
        disk.add("Specs/Settings.viper", "module Settings {\n    presenter { func open(_ page: Int) }\n}\n")
        #expect(Run("generate", on: disk).code == .success)
        disk.add(path, try #require(disk.text(path)).replacing("// TODO: open(_:)", with: "print(page)"))
        disk.add(
            "Specs/Settings.viper", "module Settings {\n    presenter { func turn(_ page: Int); func close() }\n}\n")
        let errors = Run("generate", on: disk).errors
        let lines = try #require(disk.text(path)).split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.contains("func open") }) + 1
        #expect(errors.contains("\(path):\(line):10: warning: 'SettingsPresenter.open(_:)' is never used"), "\(errors)")
        #expect(errors.contains("if 'turn(_:)' replaced it, move the body there"))
        #expect(Run("check", on: disk).errors.contains("if 'turn(_:)' replaced it, move the body there"))
    }

    @Test func removesWhatNoSpecCallsForAnyMore() throws {
        try disk.removeFile("/home/me/demo/Specs/Settings.viper")
        let run = Run("generate", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.output.contains("  - Sources/Demo/Settings/Settings.generated.swift\n"))
        #expect(disk.files.contains("Sources/Demo/Settings/SettingsPresenter.swift"))
        #expect(!disk.files.contains("Tests/DemoTests/Settings/Settings.generated.swift"))
    }

    /// Or each mock would be declared twice in the target of tests. What another project below made is that one's.
    @Test func generatedFilesFollowTheFolderThatASettingNames() throws {
        let old = try #require(disk.text("Tests/DemoTests/Settings/Settings.generated.swift"))
        disk.add("Tests/Other/App.viper", "app Other {}\n")
        disk.add("Tests/Other/Settings/Settings.generated.swift", old)
        let app = try #require(disk.text("App.viper"))
        disk.add("App.viper", app.replacing("app Demo {", with: "app Demo {\n    testing \"Tests/DemoTests/Viper\""))
        let errors = Run("check --verbose", on: disk).errors
        #expect(errors.contains("Tests/DemoTests/Settings/Settings.generated.swift:1:1: error: generated file "))
        #expect(Run("generate", on: disk).code == .success)
        #expect(disk.files.contains("Tests/DemoTests/Viper/Settings/Settings.generated.swift"))
        #expect(!disk.files.contains("Tests/DemoTests/Settings/Settings.generated.swift"))
        #expect(!disk.files.contains("Tests/DemoTests/App+Support.generated.swift"))
        #expect(disk.files.contains("Tests/Other/Settings/Settings.generated.swift"))
    }

    /// Or a slip in App.viper would begin all classes anew, beside those that people wrote.
    @Test func classesAreNotBegunAnewWhereASettingNamesAnotherFolder() throws {
        let app = try #require(disk.text("App.viper"))
        disk.add("App.viper", app.replacing("app Demo {", with: "app Demo {\n    sources \"Sources/Dem\""))
        let before = disk.snapshot
        let run = Run("generate", on: disk)
        let new = "according to App.viper, this file belongs at 'Sources/Dem/Settings/SettingsPresenter.swift'"
        #expect(run.code == .refused && disk.snapshot == before)
        #expect(
            run.errors.contains("Sources/Demo/Settings/SettingsPresenter.swift:1:1: error: \(new) [fileInOldFolder]"))
        let told = run.errors.split(separator: "\n").filter { $0.contains("[fileInOldFolder]") }
        #expect(Set(told).count == told.count, "\(run.errors)")
        #expect(Run("check", on: disk).errors.contains("[fileInOldFolder]"))
        let other = MemoryFileSystem(files: ["App.viper": "app Shop {}\n", "Specs/Feed.viper": "module Feed {}\n"])
        #expect(Run("generate", on: other).code == .success)
        try other.removeFile("App.viper")
        let elsewhere = "error: there is no App.viper; by default, this file belongs at"
        #expect(Run("generate", on: other).errors.contains(elsewhere))
    }

    /// Clouds and file managers leave them. What somebody has written into one is a person's.
    @Test func copiesOfGeneratedFilesGo() throws {
        let path = "Sources/Demo/Settings/Settings.generated"
        let text = try #require(disk.text("\(path).swift"))
        disk.add("\(path) 2.swift", text)
        let message = "\(path) 2.swift:1:1: error: unmodified file is no longer required"
        #expect(Run("check", on: disk).errors.contains("\(message) [staleFile]"))
        #expect(Run("generate", on: disk).code == .success)
        #expect(disk.text("\(path) 2.swift") == nil && disk.text("\(path).swift") == text)
        disk.add("\(path) 2.swift", text + "struct Own {}\n")
        #expect(Run("generate", on: disk).errors.contains("[declaredTwice]"))
        #expect(disk.text("\(path) 2.swift")?.hasSuffix("struct Own {}\n") == true)
    }

    /// Somebody begins a spec beside its classes, or beside App.viper.
    @Test func specsThatNobodyReadsAreTold() throws {
        disk.add("Feed.viper", "module Feed {}\n")
        disk.add("Sources/Demo/Feed/Feed.viper", "module Feed {}\n")
        disk.add("Sources/Other/App.viper", "app Other {}\n")
        disk.add("Sources/Other/Specs/Feed.viper", "module Feed {}\n")
        for command in ["generate", "check"] {
            let errors = Run(command, on: disk).errors
            let told = errors.split(separator: "\n").filter { $0.hasSuffix("[straySpec]") }
            let message = "1:1: warning: spec is not read; specs must be in 'Specs' [straySpec]"
            #expect(told == ["Feed.viper:\(message)", "Sources/Demo/Feed/Feed.viper:\(message)"], "\(errors)")
        }
        try disk.removeFile("Sources/Other/Specs/Feed.viper")
        let errors = Run("check", on: disk).errors
        #expect(errors.contains("Sources/Other/App.viper:1:1: warning: file is not read; App.viper must be next to"))
    }

    /// A folder with another name, or a name with another ending.
    @Test(arguments: [
        "specs/Cart.viper", "spec/Cart.viper", "Features/Cart.viper", "Modules/Shop/Cart.viper", "Specs/Cart.Viper",
        "Specs/In/Cart.viper.txt", "Cart.VIPER",
    ])
    func specsInTheWrongPlaceAreTold(path: String) {
        disk.add(path, "module Cart { presenter {} }\n")
        for command in ["generate", "check", "generate Cart"] {
            let run = Run(command, on: disk)
            #expect(run.errors.contains("\(path):1:1: warning: spec is not read"), "\(command): \(run.errors)")
        }
        // It is the reason why others are wrong.
        disk.add("Specs/Other.viper", "module Other { router { func open() { navigation.push(CartModule()) } } }\n")
        let run = Run("check", on: disk)
        #expect(run.code == .invalidInput && run.errors.contains("[unknownDestination]"))
        #expect(run.errors.hasPrefix("\(path):1:1: warning: spec is not read"), "\(run.errors)")
    }

    @Test func specsOfOthersAreNotTold() {
        for path in [
            "Features/Pay/App.viper", "Features/Pay/Specs/Cart.viper", "Packages/Cart/Package.swift",
            "Packages/Cart/Specs/Cart.viper", "Pods/Cart.viper", ".cache/Cart.viper", "Specs/Cart.viper.orig",
        ] { disk.add(path, "module Cart { presenter {} }\n") }
        #expect(!Run("check", on: disk).errors.contains("[straySpec]"))
    }

    @Test func settingsUnderAnotherNameAreRefused() {
        for name in ["app.viper", "App.Viper"] {
            let disk = MemoryFileSystem(files: [name: "app Demo { ui none }\n", "Specs/A.viper": "module A {}\n"])
            let before = disk.snapshot
            for command in ["generate", "check", "diff", "new B", "format", "adopt"] {
                let run = Run(command, on: disk)
                #expect(run.code == .invalidInput && disk.snapshot == before, "\(command): \(run.errors)")
                #expect(run.errors.contains("\(name):1:1: error: settings are not read from '\(name)' [misplacedApp]"))
                #expect(run.errors.contains("git mv \(name) App.viper"))
            }
        }
    }

    /// Or the compiler would tell it in a generated file, as a redeclaration or an ambiguous use.
    @Test func typesOfTheNamesOfGeneratedOnesAreTold() throws {
        disk.add(
            "Sources/Demo/Own.swift",
            """
            protocol Navigation {}
            struct SettingsModule {}
            private struct SettingsDependencies {}
            extension Destination {}
            enum Inner { struct Screen {} }

            """)
        disk.add("Tests/DemoTests/Own.swift", "final class NavigationMock {}\nstruct SettingsModule {}\n")
        let run = Run("generate", on: disk)
        #expect(run.code == .findings)
        let told = run.errors.split(separator: "\n").filter { $0.contains("[declaredTwice]") }
        #expect(
            told == [
                "Sources/Demo/Own.swift:1:10: error: 'Navigation' is also declared in generated Swift [declaredTwice]",
                "Sources/Demo/Own.swift:2:8: error: 'SettingsModule' is also declared in generated Swift [declaredTwice]",
                "Tests/DemoTests/Own.swift:1:13: error: 'NavigationMock' is also declared in generated Swift [declaredTwice]",
            ])
        #expect(run.errors.contains("Sources/Demo/App+Support.generated.swift:"), "\(run.errors)")
        #expect(Run("check", on: disk).errors.contains("'Navigation' is also declared in generated Swift"))
    }

    /// So it is where it is another folder at the root; the copy of a project has its own App.viper.
    @Test func nothingStaysBehindWhereASettingNamesAnotherFolderOfTheRoot() throws {
        let app = try #require(disk.text("App.viper"))
        let before = disk.snapshot
        for (path, node) in before where path.hasPrefix("/home/me/demo/") {
            disk.add(path.replacing("/home/me/demo/", with: "/home/me/demo/Copy/"), node)
        }
        disk.add("App.viper", app.replacing("app Demo {", with: "app Demo {\n    sources \"Code\""))
        let refused = Run("generate", on: disk)
        let presenter = "according to App.viper, this file belongs at 'Code/Settings/SettingsPresenter.swift'"
        #expect(refused.code == .refused && refused.errors.contains(presenter), "\(refused.errors)")
        #expect(!disk.files.contains { $0.hasPrefix("Code/") } && !refused.errors.contains("Copy/"))

        let old = "Sources/Demo/"
        for path in disk.files where path.hasPrefix(old) && !path.hasSuffix(".generated.swift") {
            disk.add("Code/" + path.dropFirst(old.count), try #require(disk.text(path)))
            try disk.removeFile("/home/me/demo/" + path)
        }
        let errors = Run("check --verbose", on: disk).errors
        let generated = "generated file moves to 'Code/Settings/Settings.generated.swift'"
        #expect(errors.contains("Sources/Demo/Settings/Settings.generated.swift:1:1: error: \(generated)"), "\(errors)")
        #expect(Run("generate", on: disk).code == .success)
        #expect(disk.files.contains("Code/Settings/Settings.generated.swift"))
        #expect(
            !disk.files.contains { $0.hasPrefix("Sources/") } && disk.files.contains { $0.hasPrefix("Copy/Sources/") })
        #expect(Run("check", on: disk).code == .success)
    }

    @Test func keepsABodyThatLeavesTheSpecOfOneModuleForItsClass() throws {
        disk.add("Specs/Settings.viper", "module Settings {\n    delegate { func settingsDidChange() }\n}\n")
        let spec = "module TodoList {\n    on Settings {\n        func settingsDidChange() BODY\n    }\n}\n"
        disk.add("Specs/TodoList.viper", spec.replacing("BODY", with: "{ let kept = 1; _ = kept }"))
        #expect(Run("generate", on: disk).code == .success)
        disk.add("Specs/TodoList.viper", spec.replacing("BODY", with: ""))
        let run = Run("generate TodoList", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        let presenter = try #require(disk.text("Sources/Demo/TodoList/TodoListPresenter.swift"))
        #expect(presenter.contains("        let kept = 1\n        _ = kept\n"))
    }

    @Test func aBodyThatLeavesItsSpecTakesNoPlaceAlong() throws {
        disk.add("App.viper", "app Demo { ui none; places specs }\n")
        let spec = "module TodoList {\n    presenter {\n        func didTap() BODY\n    }\n}\n"
        disk.add(
            "Specs/TodoList.viper",
            spec.replacing("BODY", with: "{\n            let kept = 1\n            _ = kept\n        }"))
        #expect(Run("generate", on: disk).code == .success)
        let generated = try #require(disk.text("Sources/Demo/TodoList/TodoList.generated.swift"))
        #expect(
            generated.contains(
                "        #sourceLocation(file: \"Specs/TodoList.viper\", line: 4)\n        let kept = 1\n"))
        disk.add("Specs/TodoList.viper", spec.replacing(" BODY", with: ""))
        let run = Run("generate", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        let presenter = try #require(disk.text("Sources/Demo/TodoList/TodoListPresenter.swift"))
        #expect(presenter.contains("    func didTap() {\n        let kept = 1\n        _ = kept\n    }\n"))
    }

    @Test func changesYoursAlongWithTheSpec() throws {
        disk.add("Specs/TodoList.viper", "module TodoList {\n    view {}\n    presenter { func didTap() }\n}\n")
        #expect(Run("generate", on: disk).code == .success)
        let path = "Sources/Demo/TodoList/TodoListPresenter.swift"
        let stub = try #require(disk.text(path))
        #expect(stub.contains("    func didTap() {\n        // TODO: didTap()\n    }\n"))
        disk.add(path, stub.replacing("// TODO: didTap()", with: "print( 1 )"))
        disk.add(
            "Specs/TodoList.viper",
            "module TodoList {\n    view {}\n    presenter { func didTap(at place: Int) async; func didEnd() }\n}\n")
        let run = Run("generate", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.output.contains("  ~ \(path)\n"))
        let text = try #require(disk.text(path))
        #expect(text.contains("    func didTap(at place: Int) async {\n        print( 1 )\n    }\n"))
        #expect(text.contains("    func didEnd() {\n        // TODO: didEnd()\n    }\n"))
        let before = disk.snapshot
        let again = Run("generate", on: disk)
        #expect(again.code == .success && again.output.contains(": 0 files written"))
        #expect(disk.snapshot == before)
    }

    @Test func endsWithOneWhereYoursCouldNotBeChanged() throws {
        let path = "Sources/Demo/TodoList/TodoListPresenter.swift"
        let presenter = try #require(disk.text(path))
        disk.add(path, "#if DEBUG\n" + presenter + "#endif\n")
        disk.add("Specs/TodoList.viper", "module TodoList {\n    view {}\n    presenter { func didTap() }\n}\n")
        let run = Run("generate", on: disk)
        #expect(run.code == .findings)
        #expect(run.errors.contains("TodoListPresenter.swift:5:13: error: 'TodoListPresenter' is missing 'didTap()'"))
        #expect(run.errors.contains("+     func didTap() {\n"))
        #expect(disk.text(path) == "#if DEBUG\n" + presenter + "#endif\n")
        #expect(run.output.contains("  ~ Sources/Demo/TodoList/TodoList.generated.swift\n"))
    }

    @Test func refusesToLoseABodyThatLeavesTheSpec() throws {
        let generated = "Sources/Demo/TodoList/TodoList.generated.swift"
        disk.add(
            "Specs/TodoList.viper", "module TodoList {\n    view {}\n    presenter { func didTap() { print(1) } }\n}\n")
        #expect(Run("generate", on: disk).code == .success)
        let text = try #require(disk.text(generated))
        disk.add(generated, text.replacing("print(1)", with: "print(2)"))
        disk.add("Specs/TodoList.viper", "module TodoList {\n    view {}\n    presenter { func didTap() }\n}\n")
        let before = disk.snapshot
        let run = Run("generate --force", on: disk)
        #expect(run.code == .refused && run.errors.contains("[bodyInEditedFile]"))
        #expect(disk.snapshot == before)
        disk.add(generated, text)
        #expect(Run("generate", on: disk).code == .success)
        #expect(disk.text("Sources/Demo/TodoList/TodoListPresenter.swift")?.contains("        print(1)\n") == true)
    }

    @Test func leavesAClassThatStandsInAnotherFile() throws {
        let path = "Sources/Demo/TodoList/TodoListPresenter.swift"
        disk.add("Sources/Demo/Presenters.swift", try #require(disk.text(path)))
        try disk.removeFile("/home/me/demo/" + path)
        let run = Run("generate", on: disk)
        #expect(run.code == .success && run.output.hasPrefix("2 modules: 0 files written"), "\(run.output)")
        #expect(!disk.files.contains(path))
    }

    @Test func saysWhatIsLeftOfAModule() throws {
        try disk.removeFile("/home/me/demo/Specs/Settings.viper")
        let run = Run("generate", on: disk)
        #expect(run.code == .success)
        #expect(run.errors.contains("warning: no spec declares the module in folder 'Sources/Demo/Settings'"))
        #expect(run.errors.contains("'SettingsPresenter.swift'"))
    }

    @Test func generatesSomeModulesOnly() throws {
        try disk.removeFile("/home/me/demo/Sources/Demo/Settings/Settings.generated.swift")
        try disk.removeFile("/home/me/demo/Sources/Demo/TodoList/TodoList.generated.swift")
        #expect(
            Run("generate Settings", on: disk).output.hasPrefix(
                "  + Sources/Demo/Settings/Settings.generated.swift\n1 module: "))
        #expect(!disk.files.contains("Sources/Demo/TodoList/TodoList.generated.swift"))
        let unknown = Run("generate Setings", on: disk)
        #expect(unknown.code == .usage && unknown.errors.contains("Did you mean 'Settings'?"))
    }

    @Test func refusesToLoseAnEdit() throws {
        let path = "Sources/Demo/Settings/Settings.generated.swift"
        let generated = try #require(disk.text(path))
        disk.add(path, generated + "// mine\n")
        try disk.removeFile("/home/me/demo/Sources/Demo/TodoList/TodoList.generated.swift")
        let before = disk.snapshot
        #expect(Run("generate", on: disk).code == .refused)
        #expect(disk.snapshot == before)
        #expect(Run("generate --force", on: disk).code == .success)
        #expect(disk.text(path) == generated)
    }

    @Test func isQuietOnRequest() throws {
        try disk.removeFile("/home/me/demo/Sources/Demo/TodoList/TodoList.generated.swift")
        let run = Run("generate --quiet", on: disk)
        #expect(run.code == .success && run.output.isEmpty && run.errors.isEmpty)
    }

    @Test func printsTheContextOfAModule() {
        let run = Run("context TodoList", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.output.hasPrefix("{\n") && run.output.contains("\"TodoListViewProtocol\""))
        #expect(Run("context TodoLost", on: disk).code == .usage)
    }

    @Test func usesTheProjectsOwnTemplates() {
        disk.add(
            "Templates/starter/Module.viper.stencil", "/// Ours.\nmodule {{ name }} {\n    view { func show() }\n}\n")
        #expect(Run("new Own", on: disk).code == .success)
        #expect(disk.text("Specs/Own.viper")?.hasPrefix("/// Ours.\nmodule Own {") == true)
    }

    @Test func reportsADiskThatFailsAndLeavesNothing() {
        disk.add("Specs/Settings.viper", "module Settings {\n    view { func show() }\n}\n")
        let before = disk.snapshot
        disk.fail(.onPath(.create, ".viper-gen-0.tmp"))
        let run = Run("generate", on: disk)
        #expect(run.code == .disk)
        #expect(run.errors.contains("[diskFailure]"))
        #expect(disk.snapshot == before)
    }
}
