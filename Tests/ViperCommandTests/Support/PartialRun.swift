import TestSupport
import ViperCore

@testable import ViperCommand

/// Whether a run on a disk would look at some modules alone, and what it then has to do.
enum PartialRun {
    static func prepared(on disk: MemoryFileSystem) -> (Generation.Prepared, Memo)? {
        let silent = Console(
            standardOutput: TextStream(isTerminal: false, write: { _ in }),
            standardError: TextStream(isTerminal: false, write: { _ in }))
        let world = Session.World(
            fileSystem: disk, console: silent, environment: [:], clock: { 1 }, compile: CompiledTemplates.set)
        let project = Project(root: "/home/me/demo", fileSystem: disk)
        let generation = Generation(project: project, session: Session(world: world, shared: SharedOptions()))
        guard let memo = MemoFile(project: project).read(), let app = try? generation.readApp(),
            let now = try? Inventory(of: project, app, expected: memo.files.map(\.path)), now.files != memo.files
        else { return nil }
        return try? PartialGeneration(generation: generation, app: app, memo: memo, now: now).prepared()
    }
}
