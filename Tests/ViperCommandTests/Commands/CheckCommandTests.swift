import Foundation
import TestSupport
import Testing

@testable import ViperCommand

@Suite struct CheckCommandTests {
    private let disk = MemoryFileSystem()

    init() {
        disk.add("App.viper", "app Demo {\n    ui none\n    root TodoList\n    rules { unopenedModule off }\n}\n")
        #expect(Run("new TodoList Settings", on: disk).code == .success)
    }

    /// The findings of `check`, by path and rule; those about stubs left out.
    private func findings(_ options: String = "") throws -> [String] {
        let run = Run("check --format json \(options)", on: disk)
        return try run.output.split(separator: "\n").compactMap { line in
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            let rule = object?["rule"] as? String ?? "?"
            return rule == "unwrittenStub" ? nil : "\(object?["path"] as? String ?? "nowhere"): \(rule)"
        }
    }

    @Test func saysWhatIsUnwritten() {
        let run = Run("check", on: disk)
        #expect(run.code == .success)
        #expect(run.output == "2 modules: 4 warnings (0.00 s)\n")
        #expect(
            run.errors.contains(
                "SettingsView.swift:13:10: warning: 'SettingsView.show(_:)' is not implemented [unwrittenStub]\n"))
        #expect(Run("check --strict", on: disk).code == .findings)
        #expect(Run("check --quiet", on: disk).errors.isEmpty)
    }

    @Test func aClassThatWasRenamedByHandIsOneFinding() throws {
        let path = "Sources/Demo/Settings/SettingsPresenter.swift"
        disk.add(path, try #require(disk.text(path)).replacing("SettingsPresenter", with: "SettingsBoss"))
        #expect(try findings() == ["\(path): missingInClass"])
    }

    /// What follows an open brace is read as a part of what it opens.
    @Test func anOpenBraceIsTheFindingAndNotWhatItHides() throws {
        let path = "Sources/Demo/Settings/SettingsPresenter.swift"
        let spec = "module Settings { presenter { func a(); func b(); func c() } }\n"
        disk.add("Specs/Settings.viper", spec)
        #expect(Run("generate", on: disk).code == .success)
        let text = try #require(disk.text(path))
        let opened = text.replacing("// TODO: b()", with: "if true,\n           true {\n            print(1)")
        #expect(opened != text)
        disk.add(
            path,
            opened.replacing("print(1)\n", with: "print(1)\n        }\n").replacing("// TODO: a()\n    }", with: ""))
        #expect(try findings().contains("\(path): unbalancedBrackets"))
        let line = try #require(disk.text(path)).split(separator: "\n", omittingEmptySubsequences: false)
            .firstIndex { $0.contains("func a()") }
        let run = Run("check", on: disk)
        #expect(
            run.errors.contains("\(path):\(try #require(line) + 1):14: error: '{' is never closed"),
            "\(run.errors)")
        let note = "until you fix this error, it is unknown whether 'SettingsPresenter' has 'b()' and 'c()'"
        #expect(run.errors.contains(note))
        disk.add(path, text.replacing("// TODO: a()", with: "}"))
        #expect(Run("check", on: disk).errors.contains("error: '}' has no matching bracket"))
        #expect(!Run("check --fix", on: disk).errors.contains("lacks '"))
    }

    @Test func anErrorOfSyntaxIsTheFindingAndNotWhatItHides() throws {
        let path = "Sources/Demo/Settings/SettingsView.swift"
        disk.add(path, try #require(disk.text(path)).replacing("func show(", with: "fun show("))
        let run = Run("check", on: disk)
        #expect(run.code == .findings)
        #expect(run.errors.contains("\(path):13:5: error: expected a declaration, found 'fun'"), "\(run.errors)")
        #expect(run.errors.contains("until you fix this error, it is unknown whether 'SettingsView' has 'show(_:)'"))
        #expect(!run.errors.contains("lacks '"))
    }

    /// What `generate` mends is one finding for people, and one a file for machines.
    @Test func outdatedFilesAreCounted() throws {
        disk.add("Specs/Settings.viper", "module Settings { view { func hide() } }\n")
        for options in ["", " --format github"] {
            let run = Run("check" + options, on: disk)
            #expect(run.code == .findings)
            let text = run.errors + run.output
            #expect(text.contains("files are out of date") && text.contains("run 'viper-gen generate'"), "\(text)")
            #expect(text.matches(of: /outdatedFile|missingFile|outdatedUserFile|staleFile/).count == 1, "\(text)")
        }
        let rules = ["outdatedFile", "missingFile", "outdatedUserFile", "staleFile"]
        let counted = try findings().count { finding in rules.contains { finding.hasSuffix(": " + $0) } }
        #expect(counted > 3)
        #expect(Run("check --verbose", on: disk).errors.split(separator: ": error: ").count == counted + 1)
        #expect(Run("check", on: disk).output.contains("2 modules: 1 error"))
        // One file is shown with its place.
        #expect(Run("generate", on: disk).code == .success)
        try disk.removeFile("/home/me/demo/Sources/Demo/App+Support.generated.swift")
        #expect(Run("check", on: disk).errors.contains("Sources/Demo/App+Support.generated.swift:1:1: error: "))
    }

    @Test func changesNothing() throws {
        disk.add("Specs/Settings.viper", "module Settings { view { func hide() } }\n")
        disk.add("Specs/More.viper", "module More {}\n")
        try disk.removeFile("/home/me/demo/Sources/Demo/App+Support.generated.swift")
        let (before, log) = (disk.snapshot, disk.log)
        #expect(Run("check", on: disk).code == .findings)
        #expect(disk.snapshot == before && disk.log == log)
    }

    @Test func findsNothingWhereGenerateDoesNothing() throws {
        #expect(try findings() == [])
    }

    @Test func tellsTheStatesOfGeneratedFiles() throws {
        let folder = "Sources/Demo/"
        try disk.removeFile("/home/me/demo/\(folder)Settings/Settings.generated.swift")
        disk.add(
            "\(folder)App+Support.generated.swift", (disk.text("\(folder)App+Support.generated.swift") ?? "") + "//\n")
        let old = try #require(disk.text("Tests/DemoTests/Settings/Settings.generated.swift"))
        disk.add("Tests/DemoTests/Old/Old.generated.swift", old)
        disk.add(
            "\(folder)TodoList/TodoList.generated.swift",
            "<<<<<<< a\n=======\n>>>>>>> b\n" + (disk.text("\(folder)TodoList/TodoList.generated.swift") ?? ""))
        disk.add("Specs/Settings.viper", (disk.text("Specs/Settings.viper") ?? "").replacing("close", with: "leave"))
        #expect(
            try findings() == [
                "\(folder)App+Support.generated.swift: editedGeneratedFile",
                "\(folder)Settings/Settings.generated.swift: missingFile",
                "\(folder)TodoList/TodoList.generated.swift: outdatedFile",
                "Tests/DemoTests/Old/Old.generated.swift: staleFile",
                "Tests/DemoTests/Settings/Settings.generated.swift: outdatedFile",
            ])
        // The first line that differs, past the checksum.
        let verbose = Run("check --verbose", on: disk)
        #expect(verbose.errors.contains("generated file contains merge conflict markers"))
        #expect(try findings("Settings").count == 3)
        #expect(Run("generate", on: disk).code == .refused)
    }

    /// The folder of specs was renamed: that the first module is not there follows from it, and is not told.
    @Test func saysThatThereAreNoSpecs() throws {
        for spec in ["TodoList", "Settings"] { try disk.removeFile("/home/me/demo/Specs/\(spec).viper") }
        let run = Run("check", on: disk)
        #expect(run.code == .invalidInput && run.errors.contains("[noSpecs]"), "\(run.errors)")
        #expect(
            run.errors.contains("to use another folder, pass '--path DIR' or change 'specs \"Specs\"' in App.viper"))
        #expect(!run.errors.contains("unknownModule"))
    }

    /// A package of several targets has no app at its root.
    @Test func saysWhereAppsAreWhereNoneIs() throws {
        let disk = MemoryFileSystem()
        for app in ["Basket", "Payment"] { disk.add("Features/\(app)/App.viper", "app \(app) {}\n") }
        #expect(
            Run("check", on: disk).errors.contains(
                "note: there is an App.viper in 'Features/Basket', 'Features/Payment'; use '--path Features/Basket'"))
        #expect(
            Run("check --path Features", on: disk).errors.contains(
                "there is an App.viper in 'Basket', 'Payment'; use '--path Features/Basket'"))
        disk.add("Features/Basket/Sources/Basket.swift", "")
        #expect(
            Run("check --path Features/Basket/Sources", on: disk).errors.contains(
                "the App.viper for this folder is in a parent folder; use '--path /home/me/demo/Features/Basket'"))
    }

    /// Editors and builds follow a place from the working directory.
    @Test func placesBeginAtTheWorkingDirectory() throws {
        let disk = MemoryFileSystem()
        disk.add("Features/Payment/Specs/Card.viper", "module Card { veiw {} }\n")
        let errors = Run("check --path Features/Payment", on: disk).errors
        #expect(errors.hasPrefix("Features/Payment/Specs/Card.viper:1:15: error: "), "\(errors)")
        #expect(Run("check --format json --path Features/Payment", on: disk).output.contains("\"Specs/Card.viper\""))
        disk.add("/home/me/App.viper", "app Outer {}\n")
        disk.add("/home/me/Specs/Card.viper", "module Card { veiw {} }\n")
        #expect(Run("check", on: disk).errors.hasPrefix("../Specs/Card.viper:1:15: error: "))
    }

    /// A module's folder was moved by hand: where its generated file belongs follows from its spec's place.
    @Test func saysWhereAGeneratedFileThatWasMovedBelongs() throws {
        let old = "Sources/Demo/Settings/Settings.generated.swift"
        disk.add("Sources/Demo/Extra/Settings.generated.swift", try #require(disk.text(old)))
        try disk.removeFile("/home/me/demo/\(old)")
        let errors = Run("check --verbose", on: disk).errors
        #expect(errors.contains("generated file moves to '\(old)' [staleFile]"), "\(errors)")
        #expect(!errors.contains("no spec calls for"))
    }

    /// For each way in which a file may deviate: `check` finds something exactly when `generate` has something to do.
    @Test(arguments: [
        "nothing", "removed", "edited", "spec", "yours gone", "yours edited", "app", "conflict", "extra", "stub",
    ]) func findsSomethingExactlyWhenGenerateDoes(_ change: String) throws {
        let generated = "Sources/Demo/Settings/Settings.generated.swift"
        let yours = "Sources/Demo/Settings/SettingsPresenter.swift"
        switch change {
        case "removed": try disk.removeFile("/home/me/demo/\(generated)")
        case "edited": disk.add(generated, (disk.text(generated) ?? "") + "\n")
        case "spec": disk.add("Specs/Settings.viper", "module Settings { view { func show() } }\n")
        case "yours gone": try disk.removeFile("/home/me/demo/\(yours)")
        case "yours edited": disk.add(yours, (disk.text(yours) ?? "") + "\n// mine\n")
        case "app": disk.add("App.viper", (disk.text("App.viper") ?? "").replacing("ui none", with: "ui uikit"))
        case "conflict": disk.add(generated, "<<<<<<< a\n=======\n>>>>>>> b\n" + (disk.text(generated) ?? ""))
        case "extra": disk.add("Sources/Demo/Own.swift", "struct Own {}\n")
        case "stub":
            let view = "Sources/Demo/Settings/SettingsView.swift"
            disk.add(view, (disk.text(view) ?? "").replacing("// TODO: show(_:)", with: "print(rows)"))
        default: break
        }
        let found = try findings()
        let before = disk.snapshot
        let run = Run("generate --force", on: disk)
        #expect(run.code != .invalidInput)
        #expect(found.isEmpty == (disk.snapshot == before && run.errors.isEmpty), "\(found)\n\(run.errors)")
    }

    @Test func tellsOfConflictsInSpecsAndInYours() throws {
        disk.add("Sources/Demo/Own.swift", "<<<<<<< a\nlet a = 1\n=======\nlet a = 2\n>>>>>>> b\n")
        #expect(try findings() == ["Sources/Demo/Own.swift: conflictMarkers"])
        let before = disk.snapshot
        #expect(Run("generate --force", on: disk).code == .refused)
        #expect(disk.snapshot == before)
        disk.add(
            "Specs/Settings.viper", "<<<<<<< a\nmodule Settings {}\n=======\nmodule Settings { view {} }\n>>>>>>> b\n")
        let run = Run("check", on: disk)
        #expect(run.code == .invalidInput)
        #expect(
            run.errors.contains(
                "Specs/Settings.viper:1:1: error: unresolved merge conflict [conflictMarkers]"))
        #expect(run.errors.contains("Sources/Demo/Own.swift:1:1: error: unresolved merge conflict"))
        #expect(Run("generate", on: disk).code == .invalidInput)
    }

    @Test func followsTheAppsRules() throws {
        try disk.removeFile("/home/me/demo/Sources/Demo/Settings/Settings.generated.swift")
        disk.add(
            "App.viper",
            "app Demo { ui none; root TodoList; rules { unopenedModule off; missingFile warning; unwrittenStub off } }")
        let run = Run("check", on: disk)
        #expect(run.code == .success)
        #expect(run.output == "2 modules: 1 warning (0.00 s)\n")
    }

    @Test func oneRuleIsSaidTwentyTimesAndCounted() {
        let members = (1...23).map { "func didTap\($0)()" }.joined(separator: "; ")
        disk.add("Specs/Settings.viper", "module Settings { presenter { \(members) } }\n")
        disk.add("App.viper", "app Demo { ui none; root TodoList; rules { unopenedModule off } }")
        _ = Run("generate", on: disk)
        let short = Run("check", on: disk).errors
        #expect(short.matches(of: #/\[unwrittenStub\]/#).count == 20)
        #expect(short.contains("\n… and 5 more of 'unwrittenStub' (--verbose shows them)\n"))
        #expect(Run("check --verbose", on: disk).errors.matches(of: #/\[unwrittenStub\]/#).count == 25)
        #expect(Run("check --format json", on: disk).output.matches(of: #/"unwrittenStub"/#).count == 25)
    }

    /// Its member gets the new signature around its body: nobody is told to delete it.
    @Test func whatIsStillToFollowIsNotLeftOver() throws {
        let presenter = "Sources/Demo/Settings/SettingsPresenter.swift"
        disk.add("Specs/Settings.viper", "module Settings { presenter { func didPin(_ id: Int) } }\n")
        #expect(Run("generate", on: disk).code == .success)
        disk.add(presenter, (disk.text(presenter) ?? "").replacing("// TODO: didPin(_:)", with: "print(id)"))
        // A test that names the member would be a use of it.
        disk.add("Tests/DemoTests/Settings/SettingsPresenterTests.swift", "final class SettingsPresenterTests {}\n")
        disk.add("Specs/Settings.viper", "module Settings { presenter { func didPin(_ id: Int, on: Bool) } }\n")
        let found = try findings()
        #expect(found.contains("\(presenter): outdatedUserFile") && !found.contains("\(presenter): leftoverMember"))
        #expect(Run("generate", on: disk).code == .success)
        #expect(disk.text(presenter)?.contains("func didPin(_ id: Int, on: Bool) {\n        print(id)") == true)
    }

    @Test func looksAtTheModulesThatAreMeant() throws {
        let spec = "entity User { let id: Int }\nmodule Settings { view { func show(_ user: User) } }\n"
        disk.add("Specs/Settings.viper", spec)
        #expect(try findings("Settings").contains("Specs/Settings.viper: entityInView"))
        // What modules share belongs to all.
        let shared = ["Sources/Demo", "Tests/DemoTests"].map { "\($0)/Settings+Shared.generated.swift: missingFile" }
        #expect(try findings("TodoList").filter { $0.contains("/Settings") } == shared)
    }

    @Test func aCommentSilencesWhatIsFoundOfFilesToo() throws {
        let presenter = "Sources/Demo/Settings/SettingsPresenter.swift"
        disk.add("Specs/Settings.viper", "module Settings { presenter { func later() } }\n")
        #expect(Run("generate", on: disk).code != .invalidInput)
        disk.add(
            presenter,
            """
            #if DEBUG
            // viper-gen:ignore missingInClass: it comes with the next release
            final class SettingsPresenter {}
            #endif

            """)
        #expect(try !findings("--quiet").contains { $0.hasPrefix(presenter) })
    }

    @Test func whatIsNoFileIsNotRead() throws {
        disk.add("Sources/Demo/Folder.swift/Own.txt", "<<<<<<<")
        #expect(try findings() == [])
    }

    @Test func errorsInSpecsEndWithTwo() {
        disk.add("Specs/Settings.viper", "module Settings { veiw {} }")
        #expect(Run("check", on: disk).code == .invalidInput)
        #expect(Run("check Nowhere", on: disk).code == .invalidInput)
        disk.add("Specs/Settings.viper", "module Settings {}")
        #expect(Run("check Nowhere", on: disk).code == .usage)
        #expect(Run("check --format xml", on: disk).code == .usage)
    }

    @Test(arguments: ["json", "github", "sarif"]) func machinesHaveStandardOutputToThemselves(_ format: String) throws {
        disk.add(
            "Specs/More.viper",
            """
            module More(id: Int) {
                view { func show(_ id: Int) }
                presenter { func didTap() { view?.show(id) } }
                interactor(id) { func load() }
            }

            """)
        let run = Run("generate --format \(format)", on: disk)
        #expect(run.code == .success)
        #expect(run.errors.contains("3 modules: "))
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 1, "\(run.output)")
        #expect(run.output.contains("notTaken"))
        // The log of a workflow is read for commands: no name stands in it.
        if format == "github" { #expect(run.errors.split(separator: "\n").count == 1) }
        let failed = Run("generate More Nowhere --format \(format)", on: disk)
        #expect(failed.code == .usage)
        #expect(failed.output.isEmpty == (format != "json") && failed.errors.isEmpty == (format == "json"))
    }

    @Test func sarifIsADocumentEvenOfNothing() throws {
        disk.add("App.viper", "app Demo { ui none; root TodoList; rules { unopenedModule off; unwrittenStub off } }")
        let run = Run("check --format sarif", on: disk)
        let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let results = (document?["runs"] as? [[String: Any]])?.first?["results"] as? [Any]
        #expect(results?.isEmpty == true)
        #expect(run.errors == "2 modules: no findings (0.00 s)\n")
    }

    /// `generate` knows it by the file that it replaces; from then on what nothing uses is told, whatever other types have.
    @Test func stateThatLeavesTheSpecIsTold() throws {
        let spec = """
            struct Item { let isFavourite: Bool }
            module Show {
                view { func show(_ item: Item) }
                presenter {
                    var isFavourite = false
                    func didTap(_ item: Item) { isFavourite = true; view?.show(item) }
                }
            }

            """
        let disk = MemoryFileSystem(files: ["App.viper": "app Demo { ui none }\n", "Specs/Show.viper": spec])
        #expect(Run("generate", on: disk).code == .success)
        let view = "Sources/Demo/Show/ShowView.swift"
        disk.add(view, try #require(disk.text(view)).replacing("// TODO: show(_:)", with: "print(item.isFavourite)"))
        disk.add(
            "Specs/Show.viper",
            spec.replacing("        var isFavourite = false\n", with: "").replacing("isFavourite = true; ", with: ""))
        let told = "'ShowPresenter.isFavourite' is no longer state of the spec"
        #expect(Run("check", on: disk).errors.contains(told))
        #expect(Run("generate", on: disk).errors.contains(told))
        let check = Run("check", on: disk)
        #expect(
            check.errors.contains("'ShowPresenter.isFavourite' is never used and not declared in the spec"),
            "\(check.errors)")
        let presenter = "Sources/Demo/Show/ShowPresenter.swift"
        disk.add(presenter, try #require(disk.text(presenter)).replacing("var isFav", with: "private var isFav"))
        #expect(!Run("check", on: disk).errors.contains("'isFavourite' of 'ShowPresenter'"))
    }
}
