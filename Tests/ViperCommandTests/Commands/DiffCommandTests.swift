import TestSupport
import Testing

@Suite struct DiffCommandTests {
    private let disk = MemoryFileSystem()

    init() {
        #expect(Run("new TodoList Settings", on: disk).code == .success)
    }

    @Test func hasNothingToShowWhereAllIsInLine() {
        let run = Run("diff", on: disk)
        #expect(run.code == .success)
        #expect(run.output.isEmpty && run.errors.isEmpty)
    }

    @Test func showsWhatGenerateWouldDo() throws {
        disk.add("Specs/Settings.viper", "module Settings {\n    view { func show() }\n}\n")
        try disk.removeFile("/home/me/demo/Sources/Demo/TodoList/TodoListRouter.swift")
        let before = disk.snapshot
        let run = Run("diff", on: disk)
        #expect(run.code == .findings)
        #expect(run.output.contains("\n--- a/Sources/Demo/Settings/Settings.generated.swift\n"))
        #expect(run.output.contains("\n--- /dev/null\n+++ b/Sources/Demo/TodoList/TodoListRouter.swift\n"))
        #expect(run.output.contains("\n+    func show()\n"))
        #expect(disk.snapshot == before)
        #expect(Run("diff TodoList", on: disk).output.contains("Settings.generated") == false)
        #expect(Run("diff Setings", on: disk).code == .usage)
    }

    @Test func listsFiles() throws {
        disk.add(
            "Specs/Settings.viper", try #require(disk.text("Specs/Settings.viper")).replacing("close", with: "leave"))
        let stat = Run("diff --stat", on: disk)
        #expect(stat.code == .findings)
        let lines = stat.output.split(separator: "\n")
        #expect(lines.count == 3, "\(stat.output)")
        #expect(lines[0].contains(/^ Sources\/Demo\/Settings\/Settings.generated.swift +\| \+5 -5$/))
        #expect(lines.last?.hasPrefix(" 2 files, +") == true)
        // No file of a person changes.
        let none = Run("diff --yours", on: disk)
        #expect(none.code == .success && none.output.isEmpty)
        disk.add("Specs/Settings.viper", "module Settings { view { func hide() } }\n")
        let yours = Run("diff --yours --stat", on: disk)
        #expect(yours.code == .findings && !yours.output.contains(".generated."), "\(yours.output)")
        #expect(yours.output.contains(" Sources/Demo/Settings/SettingsViewController.swift "))
        #expect(Run("generate", on: disk).code == .success)
        #expect(Run("diff --stat", on: disk).output.isEmpty)
    }

    @Test func colors() throws {
        disk.add("Specs/Settings.viper", "module Settings {}\n")
        let run = Run("diff --color always", on: disk)
        #expect(run.output.contains("\u{1B}[31m-") && run.output.contains("\u{1B}[36m@@ "))
        #expect(!Run("diff", on: disk).output.contains("\u{1B}"))
    }

    @Test func refusesWhatGenerateRefuses() throws {
        let path = "Sources/Demo/Settings/Settings.generated.swift"
        disk.add(path, try #require(disk.text(path)) + "// mine\n")
        let run = Run("diff", on: disk)
        #expect(run.code == .refused && run.output.isEmpty)
        #expect(run.errors.contains("[editedGeneratedFile]"))
        #expect(Run("diff --force", on: disk).output.hasSuffix("\n-// mine\n"))
        disk.add("Specs/Settings.viper", "module Settings { veiw {} }\n")
        #expect(Run("diff", on: disk).code == .invalidInput)
    }
}
