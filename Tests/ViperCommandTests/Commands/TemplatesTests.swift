import Templates
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
