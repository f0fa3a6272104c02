import TestSupport
import Testing
import ViperCommand

/// Nothing is written before all files are rendered, and whatever goes wrong while they are written, nobody sees of it.
@Suite(.enabled(if: TestTier.gate.isRunning)) struct GenerateFaultTests {
    private func project(_ others: [String: String] = [:]) -> MemoryFileSystem {
        let specs = [
            "App.viper": "app Demo {\n    root List\n}\n",
            "Specs/List.viper":
                "struct Row {}\nmodule List {\n    view { func show(_ rows: [Row]) }\n    presenter { func didTap() }\n}\n",
            "Specs/Note.viper": "module Note {\n    presenter { func didTap() }\n}\n",
        ]
        return MemoryFileSystem(files: specs.merging(others) { _, other in other })
    }

    @Test func putsFilesInPlaceAtTheEnd() {
        let disk = project()
        #expect(Run("generate", on: disk).code == .success)
        let kinds = disk.log.map { String($0.prefix { $0 != " " }) }
        let first = kinds.firstIndex(of: "rename") ?? 0
        #expect(first > 0 && kinds[..<first].allSatisfy { $0 == "create" || $0 == "append" })
        // The journal says what becomes of the files, and that this counts.
        #expect(kinds[..<first].count { $0 == "append" } == 2)
        let rest = kinds[first...].drop { $0 == "rename" }
        #expect(Array(rest) == ["append", "remove", "remove"])
    }

    @Test func anErrorThatTurnsUpAtTheEndLeavesNothing() {
        let template = "{# file: {{ app.sources }}/{{ name }}/{{ name }}.generated.swift #}\nenum Extra {}\n"
        let disk = project(["Templates/Extra.stencil": template])
        let before = disk.snapshot
        let run = Run("generate", on: disk)
        #expect(run.code == .invalidInput)
        #expect(run.errors.contains("[templatePath]"))
        #expect(disk.log.isEmpty)
        #expect(disk.snapshot == before)
    }

    @Test(arguments: [".viper-gen-7/journal", ".viper-gen-0.tmp", "Sources/.Viper-Gen-0.old", ".viper-gen-journal"])
    func noTemplateWritesWhereTheToolKeepsThingsOfItsOwn(path: String) {
        let disk = project(["Templates/Extra.stencil": "{# file: \(path)\n for: app #}\nenum Extra {}\n"])
        let before = disk.snapshot
        let run = Run("generate", on: disk)
        #expect(
            run.code == .refused && run.errors.contains("cannot write '\(path)': names that start"), "\(run.errors)")
        #expect(disk.snapshot == before)
    }

    /// On some disks the file would be its own former copy: a person says that it is.
    @Test func aSpecThatIsRenamedInLetterCaseAloneHasAWayOut() throws {
        let disk = project(["Specs/Shared.viper": "service Store { func load() async }\n"])
        #expect(Run("generate", on: disk).code == .success)
        disk.add("Specs/shared.viper", try #require(disk.text("Specs/Shared.viper")))
        try disk.removeFile("/home/me/demo/Specs/Shared.viper")
        let run = Run("generate", on: disk)
        #expect(run.code == .refused)
        for folder in ["Sources/Demo", "Tests/DemoTests"] {
            let (old, new) = ("\(folder)/Shared+Shared.generated.swift", "\(folder)/shared+Shared.generated.swift")
            #expect(run.errors.contains("run: git mv '\(old)' '\(new)'"), "\(run.errors)")
            disk.add(new, try #require(disk.text(old)))
            try disk.removeFile("/home/me/demo/\(old)")
        }
        #expect(Run("generate", on: disk).code == .success)
        #expect(Run("check", on: disk).code == .success)
    }

    @Test func aFolderThatIsMadeForNothingGoes() {
        let disk = MemoryFileSystem()
        let before = disk.snapshot
        disk.fail(.onPath(.create, "/Outer/Inner"))
        #expect(Run("new Foo --path Outer/Inner", on: disk).code == .disk)
        #expect(disk.snapshot == before)
    }

    @Test func aModuleThatIsNotThereLeavesNothing() {
        let disk = project()
        let before = disk.snapshot
        #expect(Run("generate Lost", on: disk).code == .usage)
        #expect(disk.snapshot == before)
    }

    @Test func anEditThatMustNotBeOverwrittenKeepsEverythingFromBeingWritten() throws {
        let disk = project()
        #expect(Run("generate", on: disk).code == .success)
        let path = "Sources/Demo/List/List.generated.swift"
        disk.add(path, try #require(disk.text(path)) + "// mine\n")
        try disk.removeFile("Sources/Demo/Note/Note.generated.swift")
        let before = disk.snapshot
        #expect(Run("generate", on: disk).code == .refused)
        #expect(disk.snapshot == before)
    }

    /// How many operations a whole run takes.
    private func operationCount() -> Int {
        let disk = project()
        disk.fail(nil)
        #expect(Run("generate", on: disk).code == .success)
        return disk.operationCount
    }

    @Test func whereOneOperationFailsEverythingIsAsItWas() {
        let whole = project()
        #expect(Run("generate", on: whole).code == .success)
        let count = operationCount()
        #expect(count > 80)
        for number in stride(from: 1, through: count, by: 5) {
            let disk = project()
            let before = disk.snapshot
            disk.fail(.once(number))
            let isDone = Run("generate", on: disk).code == .success
            #expect(disk.snapshot == (isDone ? whole.snapshot : before), "operation \(number)")
        }
    }

    @Test func afterAKilledRunTheNextOneMakesAllOfIt() {
        let whole = project()
        #expect(Run("generate", on: whole).code == .success)
        for number in stride(from: 3, through: operationCount(), by: 5) {
            let disk = project()
            disk.fail(.from(number))
            _ = Run("generate", on: disk)
            disk.fail(nil)
            #expect(Run("generate", on: disk).code == .success, "operation \(number)")
            #expect(disk.snapshot == whole.snapshot, "operation \(number)")
        }
    }
}
