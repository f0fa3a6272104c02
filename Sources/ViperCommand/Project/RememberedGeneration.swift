import Diagnostics
import ViperCore

/// `generate` for all modules, in a project that keeps a memo: where all files are as the last run left them, there is nothing
/// to do; where a few have changed, little. That is decided from what is in them.
struct RememberedGeneration {
    private let generation: Generation
    private let policy: MemoPolicy

    /// Nil for a run that neither believes a memo nor leaves one.
    init?(_ generation: Generation) {
        let shared = generation.session.shared
        guard let policy = generation.session.world.memos, generation.modules == .all, shared.writing == .forReal,
            shared.edits == .respected
        else { return nil }
        self.generation = generation
        self.policy = policy
    }

    private var session: Session { generation.session }
    private var memoFile: MemoFile { MemoFile(project: generation.project) }

    func run() throws(CommandFailure) -> ExitCode {
        let start = session.world.clock()
        var generation = generation
        let app = try asFailure { () throws(FileError) in try generation.readApp() }
        generation.app = app
        let old = memoFile.read()
        if let old, old.appName == app.defaultName, old.tool == policy.tool(), let now = inventory(app, old) {
            if now.files == old.files { return try tellNothingToDo(old, now, app, since: start) }
            let partial = PartialGeneration(generation: generation, app: app, memo: old, now: now)
            // What the disk refuses here it refuses to the run that does all anew, which says so.
            if let (prepared, new) = try? partial.prepared() {
                let code = try generation.finish(prepared, since: start)
                memoFile.write(new)
                return code
            }
        }
        let prepared = try generation.prepared(for: generation.purpose)
        let code = try generation.finish(prepared, since: start)
        if let new = memo(of: prepared, app), new != old { memoFile.write(new) }
        return code
    }

    private func inventory(_ app: AppFile, _ memo: Memo) -> Inventory? {
        // As above.
        try? Inventory(of: generation.project, app, expected: memo.files.map(\.path))
    }

    private func tellNothingToDo(
        _ memo: Memo, _ now: Inventory, _ app: AppFile, since start: Double
    ) throws(CommandFailure) -> ExitCode {
        session.report([])
        let seconds = session.world.clock() - start
        Summary(unchangedCount: memo.wantedCount, subject: counted(memo.modules.count, "module"), seconds: seconds)
            .tell(in: session)
        try generation.tellBuildTool(generation.input(app, specs: now.specs, templates: now.templates).paths)
        return .success
    }

    /// What a run has left in order; nil where it has found anything, or the project is small.
    private func memo(of prepared: Generation.Prepared, _ app: AppFile) -> Memo? {
        let (output, update) = (prepared.output, prepared.update)
        guard output.modules.count >= policy.fewestModules, output.diagnostics.isEmpty, update.findings.isEmpty,
            let program = output.program, let tool = policy.tool()
        else { return nil }
        return try? Memo(after: prepared, of: generation.project, tool: tool, app, program)
    }
}
