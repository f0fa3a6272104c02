import Diagnostics
import ViperCore

/// `generate` for all modules, in a project that keeps a memo: where all files are as the last run left them, there is nothing
/// to do. That is decided from what is in them.
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
        if let old, isTrue(old, app) {
            session.report([])
            let seconds = session.world.clock() - start
            Summary(
                unchangedCount: old.wantedCount, subject: counted(old.moduleCount, "module"), seconds: seconds
            ).tell(in: session)
            try generation.tellBuildTool(old.inputs(app.settings))
            return .success
        }
        let prepared = try generation.prepared(for: generation.purpose)
        let code = try generation.finish(prepared, since: start)
        if let new = memo(of: prepared, app), new != old { memoFile.write(new) }
        return code
    }

    /// The memo is of this tool, and all that a run would look at is what the memo says.
    private func isTrue(_ memo: Memo, _ app: AppFile) -> Bool {
        guard memo.appName == app.defaultName, memo.tool == policy.tool() else { return false }
        // What the disk refuses here it refuses to the run that does all anew, which says so.
        let now = try? Inventory(of: generation.project, app, expected: memo.files.map(\.path))
        return now?.files == memo.files
    }

    /// What a run has left in order; nil where it has found anything, or the project is small.
    private func memo(of prepared: Generation.Prepared, _ app: AppFile) -> Memo? {
        let (output, update) = (prepared.output, prepared.update)
        guard output.modules.count >= policy.fewestModules, output.diagnostics.isEmpty, update.findings.isEmpty,
            let tool = policy.tool(),
            let left = try? Inventory(after: prepared, of: generation.project)
        else { return nil }
        let paths = Set(left.files.map(\.path))
        return Memo(
            tool: tool, appName: app.defaultName, moduleCount: output.modules.count,
            wantedCount: output.files.count { paths.contains($0.path) }, files: left.files)
    }
}

extension Memo {
    /// The paths of what generated files come from.
    fileprivate func inputs(_ settings: AppSettings) -> [String] {
        let folders = [(settings.specs + "/", ".viper"), (settings.templates + "/", ".stencil")]
        return files.map(\.path).filter { path in
            path == Project.appFileName || folders.contains { path.hasPrefix($0.0) && path.hasSuffix($0.1) }
        }
    }
}
