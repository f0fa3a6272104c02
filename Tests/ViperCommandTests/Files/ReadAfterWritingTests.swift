import TestSupport
import Testing
import ViperCommand

/// A command that is done says so, whatever the disk refuses to read then.
@Suite struct ReadAfterWritingTests {
    private static let specs = [
        "App.viper": "app Demo {\n    ui none\n    root List\n}\n",
        "Specs/List.viper": "module List { view { func show() }; presenter { func didTap() } }\n",
    ]

    private func generated(_ others: [String: String] = [:]) -> MemoryFileSystem {
        let disk = MemoryFileSystem(files: Self.specs.merging(others) { _, other in other })
        #expect(Run("generate", on: disk).code == .success)
        return disk
    }

    /// Fails at each operation in its turn: either nothing has changed, or the run ends well, or it says what is done.
    private func expectTheTruth(
        of command: String, every step: Int = 3, saying done: String? = nil, on disk: () throws -> MemoryFileSystem
    ) rethrows {
        let whole = try disk()
        whole.fail(nil)
        let code = Run(command, on: whole).code
        #expect(code != .disk)
        for number in stride(from: 1, through: whole.operationCount, by: step) {
            let disk = try disk()
            let before = disk.snapshot
            disk.fail(.once(number))
            let run = Run(command, on: disk)
            let isUntouched = disk.snapshot == before
            if run.code == .disk, !isUntouched {
                #expect(done.map(run.errors.contains) == true, "\(command), operation \(number): \(run.errors)")
            }
        }
    }

    @Test func rename() {
        expectTheTruth(of: "rename List Items") {
            generated(["Sources/Demo/List/List.xib": "<document/>", "Sources/Demo/ListView.xib": "<document/>"])
        }
    }

    @Test func releaseAll() {
        expectTheTruth(of: "release --all") {
            generated([
                "App.viper": "app Demo {\n    ui none\n    emit contract, mocks\n}\n", ".viper-gen/memo": "memo",
            ])
        }
    }

    @Test func checkWithFixIts() {
        expectTheTruth(of: "check --fix", saying: "fix-its were applied") {
            let disk = generated()
            let path = "Sources/Demo/List/ListPresenter.swift"
            disk.add(path, (disk.text(path) ?? "").replacing("weak var view", with: "var view"))
            return disk
        }
    }

    @Test func checkThatWritesTheBaseline() {
        expectTheTruth(of: "check --write-baseline") { generated() }
    }
}
