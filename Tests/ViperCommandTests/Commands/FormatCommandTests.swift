import TestSupport
import Testing

@Suite struct FormatCommandTests {
    private let disk = MemoryFileSystem()

    init() {
        disk.add("App.viper", "app Demo { target Demo }\n")
        disk.add("Specs/A.viper", "module A {\nview {}\n}\n")
        disk.add("Specs/B.viper", "module B {}\n")
    }

    @Test func laysAllSpecsOut() {
        disk.add("App.viper", "app  Demo { target Demo }")
        let run = Run("format", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.output == "  ~ App.viper\n  ~ Specs/A.viper\n3 specs: 2 files written, 1 unchanged (0.00 s)\n")
        #expect(disk.text("App.viper") == "app Demo { target Demo }\n")
        #expect(disk.text("Specs/A.viper") == "module A {\n    view {}\n}\n")
        let before = disk.snapshot
        #expect(Run("format", on: disk).output == "3 specs: 0 files written, 3 unchanged (0.00 s)\n")
        #expect(disk.snapshot == before)
    }

    @Test func indentsAsTheAppDoes() {
        disk.add("App.viper", "app Demo {\n    indent tab\n}\n")
        #expect(Run("format", on: disk).code == .success)
        #expect(disk.text("App.viper") == "app Demo {\n\tindent tab\n}\n")
        #expect(disk.text("Specs/A.viper") == "module A {\n\tview {}\n}\n")
    }

    @Test func saysWhichFileIsMeant() {
        #expect(Run("format A", on: disk).errors.contains("There is no file 'A'. Did you mean 'Specs/A.viper'?"))
        #expect(
            Run("format Specs", on: disk).errors.contains("'Specs' is a folder; name files, or none to format all"))
    }

    @Test func checksWithoutWriting() {
        let before = disk.snapshot
        let run = Run("format --check", on: disk)
        #expect(run.code == .findings)
        #expect(run.output == "Specs/A.viper\n")
        #expect(disk.snapshot == before && disk.log.isEmpty)
        #expect(Run("format --check Specs/B.viper", on: disk).code == .success)
        #expect(Run("format --dry-run", on: disk).output.contains("  ~ Specs/A.viper\nDry run: nothing was written."))
        #expect(disk.log.isEmpty)
    }

    @Test func tellsMachinesWhatDiffers() {
        let run = Run("format --check --format github", on: disk)
        #expect(run.code == .findings)
        #expect(
            run.output
                == "::error file=Specs/A.viper,line=2,endLine=2,col=1,endColumn=8,title=unformattedSpec::"
                + "spec is not formatted%0Anote: run 'viper-gen format'; the first "
                + "different line is shown\n")
        #expect(Run("format --check --format json Specs/B.viper", on: disk).output.isEmpty)
        disk.add("Specs/B.viper", "module B { veiw {} }\n")
        let refused = Run("format --format json", on: disk)
        #expect(refused.code == .invalidInput)
        #expect(refused.output.contains("\"rule\":\"unknownDeclaration\"") && refused.errors.isEmpty)
    }

    @Test func laysOutTheFilesThatAreNamed() {
        disk.add("Specs/B.viper", "module  B {}\n")
        disk.add("elsewhere/c.viper", "module  C {}\n")
        let run = Run("format Specs/A.viper ./Specs/A.viper elsewhere/../elsewhere/c.viper", on: disk)
        #expect(run.code == .success, "\(run.errors)")
        #expect(run.output.contains("2 specs: 2 files written"))
        #expect(disk.text("elsewhere/c.viper") == "module C {}\n")
        #expect(disk.text("Specs/B.viper") == "module  B {}\n")
    }

    @Test func refusesWhatIsNoSpecAndLeavesAllAlone() {
        disk.add("Specs/B.viper", "module B { veiw {} }\n")
        let before = disk.snapshot
        let run = Run("format", on: disk)
        #expect(run.code == .invalidInput)
        #expect(run.errors.contains("Specs/B.viper:1:12: error: "))
        #expect(disk.snapshot == before)
    }

    /// Errors that are none of the syntax are the business of `generate`.
    @Test func laysOutWhatDoesNotFitTogether() {
        disk.add("Specs/B.viper", "module A {\nrouter { func a() { navigation.push(NothingModule()) } }\n}\n")
        #expect(Run("format", on: disk).code == .success)
        #expect(disk.text("Specs/B.viper")?.hasPrefix("module A {\n    router {") == true)
    }

    @Test func keepsToTheProject() {
        disk.add("/home/me/other/D.viper", "module  D {}\n")
        let outside = Run("format ../other/D.viper", on: disk)
        #expect(outside.code == .usage)
        #expect(outside.errors.contains("'../other/D.viper' is not in '/home/me/demo'"))
        disk.add("Specs/Link.viper", .link(to: "/home/me/other/D.viper"))
        let link = Run("format Specs/Link.viper", on: disk)
        #expect(link.code == .refused)
        #expect(link.errors.contains("cannot write 'Specs/Link.viper': 'Specs/Link.viper' is a symbolic link"))
        #expect(disk.text("/home/me/other/D.viper") == "module  D {}\n")
        #expect(Run("format Specs/None.viper", on: disk).code == .disk)
    }

    @Test func hasNothingToSayOfWhatNewWrites() {
        let disk = MemoryFileSystem()
        #expect(Run("new TodoList", on: disk).code == .success)
        let run = Run("format --check", on: disk)
        #expect(run.code == .success, "\(run.output)")
    }
}
