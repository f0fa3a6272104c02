import Foundation
import Templates
import TestSupport
import Testing

@Suite struct TemplatesTests {
    @Test func listsTheBuiltInOnesAndMarksTheProjectsOwn() {
        let disk = MemoryFileSystem(files: ["Templates/starter/Module.viper.stencil": "mine"])
        let run = Run("templates list", on: disk)
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines.count == BuiltInTemplates.all.count)
        #expect(lines.contains("starter/Module.viper.stencil  (overridden)"))
        #expect(lines.contains("project/App.viper.stencil"))
    }

    @Test func listsTheProjectsOwn() {
        let disk = MemoryFileSystem(files: ["Templates/files/Events.stencil": "mine"])
        #expect(Run("templates list", on: disk).output.hasSuffix("files/Events.stencil  (your own)\n"))
    }

    @Test func checksTheProjectsOwn() {
        let disk = MemoryFileSystem(files: ["Templates/core/Clas.swift.stencil": "", "Specs/List.viper": "no spec"])
        let warned = Run("templates check", on: disk)
        #expect(warned.code == .success)
        #expect(warned.output.contains("1 template in Templates: no errors"))
        #expect(
            warned.errors.contains(
                "Templates/core/Clas.swift.stencil:1:1: warning: template is never used [unusedTemplate]"))
        #expect(warned.errors.contains("did you mean 'core/Class.swift.stencil'?"))

        disk.add("Templates/project/Main.swift.stencil", "{{ naem }}")
        disk.add("Templates/terminal/View.swift.stencil", "{{ view.clas }}")
        let failed = Run("templates check", on: disk)
        #expect(failed.code == .invalidInput)
        #expect(failed.errors.contains("Templates/project/Main.swift.stencil:1:4: error:"))
        #expect(failed.errors.contains("Templates/terminal/View.swift.stencil:1:9: error:"))
    }

    /// 'templates check' does not know which values are absent.
    @Test func whatIsAbsentShowsWhenItIsRendered() {
        let disk = MemoryFileSystem(files: [
            "App.viper": "app Demo { ui none }", "Specs/List.viper": "module List { view {} }",
            "Templates/X.stencil": "{# file: Docs/{{ name }}.txt #}\n{{ router.class }}\n",
        ])
        #expect(Run("templates check", on: disk).code == .success)
        let before = disk.files
        for command in ["generate", "check", "diff"] {
            let run = Run(command, on: disk)
            #expect(run.code == .invalidInput)
            #expect(run.errors.contains("Templates/X.stencil:2:4: error: 'router' has no value [templateAbsent]"))
            #expect(run.errors.contains("found while rendering 'Docs/List.txt'"))
        }
        #expect(disk.files == before)
    }

    /// Misspelt, without a head, or with another one: whoever generates waits for the file.
    @Test(arguments: [
        (
            "files/Extra.stencil", "{# path: {{ app.sources }}/Extra.swift #}\nenum Extra {}\n",
            "if the template is meant to add a file"
        ),
        ("files/Extra.stencil", "enum Extra {}\n", "if the template is meant to add a file"),
        ("html/Veiw.swift.stencil", "", "did you mean 'html/View.swift.stencil'?"),
    ])
    func generateTellsOfTemplatesThatNothingUses(path: String, text: String, note: String) {
        let disk = MemoryFileSystem(files: [
            "App.viper": "app Demo { ui html }", "Specs/List.viper": "module List { view {} }",
            "Templates/html/Build.stencil": "", "Templates/\(path)": text,
        ])
        for command in ["generate", "check"] {
            let errors = Run(command, on: disk).errors
            #expect(errors.contains("Templates/\(path):1:1: warning: template is never used"), "\(errors)")
            #expect(errors.contains(note))
        }
    }

    @Test("What a kit's view has beside its section's members is not told to be left over")
    func membersOfTemplatesAreNotLeftOver() throws {
        let disk = MemoryFileSystem(files: [
            "App.viper": "app Demo { ui none }", "Specs/List.viper": "module List { view { func show() } }",
            "Templates/none/View.swift.stencil": "final class {{ view.class }} {\n    func tap() {}\n}\n",
        ])
        #expect(Run("generate", on: disk).code == .success)
        #expect(!Run("check", on: disk).errors.contains("leftoverMember"))
        try disk.removeFile("/home/me/demo/Templates/none/View.swift.stencil")
        #expect(Run("generate", on: disk).code == .success)
        #expect(Run("check", on: disk).errors.contains("'ListView.tap()' is never used and not declared in the spec"))
    }

    @Test("A class that a template of the project's own has begun is no class left over, whoever uses it")
    func classesOfTemplatesAreNotLeftOver() throws {
        let head = "{# file: {{ app.sources }}/{{ name }}/{{ name }}Coordinator.swift #}\n"
        let template = "Templates/files/Coordinator.stencil"
        let disk = MemoryFileSystem(files: [
            "App.viper": "app Demo { ui none }", "Specs/List.viper": "module List { view {} }",
            template: head + "final class {{ name }}Coordinator {}\n",
        ])
        #expect(Run("generate", on: disk).code == .success)
        #expect(disk.files.contains("Sources/Demo/List/ListCoordinator.swift"))
        #expect(Run("check --strict", on: disk).code == .success)
        try disk.removeFile(template)
        #expect(Run("check", on: disk).errors.contains("'ListCoordinator' is not a part of module 'List'"))
    }

    /// `RECORD_SNAPSHOTS=1` writes the page anew, and then fails once.
    @Test func thePageOfAllNamesIsCurrent() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Templates/CONTEXT.md")
        let run = Run("context")
        #expect(run.code == .success)
        if TestSettings.recordsSnapshots {
            try Data(run.output.utf8).write(to: page)
            Issue.record("recorded \(page.lastPathComponent): read it, then run again without RECORD_SNAPSHOTS")
        }
        #expect(run.output == String(decoding: try Data(contentsOf: page), as: UTF8.self))
    }

    @Test(arguments: ["starter/Module.viper.stencil", "starter/Module.viper"]) func showsOne(name: String) throws {
        let run = Run("templates show \(name)")
        #expect(run.code == .success)
        #expect(run.output == BuiltInTemplates.file(at: "starter/Module.viper.stencil")?.text)
    }

    @Test func ejectsAllOrSome() throws {
        let disk = MemoryFileSystem()
        #expect(Run("templates eject project/App.viper", on: disk).code == .success)
        #expect(disk.files == ["Templates/project/App.viper.stencil"])
        #expect(Run("templates eject", on: disk).code == .success)
        #expect(disk.files == BuiltInTemplates.all.map { "Templates/" + $0.path })
    }

    @Test func keepsACopyThatIsThereUnlessForced() {
        let path = "Templates/starter/Module.viper.stencil"
        let disk = MemoryFileSystem(files: [path: "mine"])
        #expect(Run("templates eject starter/Module.viper", on: disk).code == .success)
        #expect(disk.text(path) == "mine")
        #expect(Run("templates eject starter/Module.viper --force --dry-run", on: disk).code == .success)
        #expect(disk.text(path) == "mine")
        #expect(Run("templates eject starter/Module.viper --force", on: disk).code == .success)
        #expect(disk.text(path) == BuiltInTemplates.file(at: "starter/Module.viper.stencil")?.text)
    }
}
