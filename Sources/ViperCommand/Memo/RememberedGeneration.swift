import Diagnostics
import ViperGeneration
import ViperModel

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

    private var project: Project { generation.project }
    private var session: Session { generation.session }
    private var memoFile: MemoFile { MemoFile(project: project) }

    func run() throws(CommandFailure) -> ExitCode {
        let start = session.world.clock()
        var generation = generation
        let app = try generation.readApp()
        generation.app = app
        let old = memoFile.read()
        // What the disk refuses here it refuses to the run that does all anew, which says so.
        if let old, old.wayOfReporting == session.wayOfReporting(in: project), let tool = policy.tool(),
            let now = try? Inventory(of: project, app, elsewhere: old.elsewhere),
            old.state == now.state(tool: tool, appName: app.defaultName)
        {
            session.write(findings: old.findings)
            let seconds = session.world.clock() - start
            Summary(
                unchangedCount: old.fileCount, subject: counted(old.moduleCount, "module"),
                omittedTestCount: old.omittedTestCount, seconds: seconds
            ).tell(in: session)
            let read = generation.input(app, specs: now.specs, templates: now.templates).paths + old.ownSwift
            try generation.tellBuildTool(read)
            return .success
        }
        let prepared = try generation.prepared(for: generation.purpose)
        let code = try generation.finish(prepared, since: start)
        if let new = memo(after: prepared, app), new != old { memoFile.write(new) }
        return code
    }

    /// What a run has left in order; nil in a small project, and where the next run may find something else: what has been
    /// brought in line is not found again.
    private func memo(after prepared: Generation.Prepared, _ app: AppFile) -> Memo? {
        let (output, changeSet) = (prepared.output, prepared.changeSet)
        guard output.modules.count >= policy.fewestModules, !prepared.findings.containsError,
            changeSet.findings.isEmpty || changeSet.changes.isEmpty, let tool = policy.tool(),
            let inventory = try? Inventory(after: prepared, of: project),
            let elsewhere = try? inventory.elsewhere(in: project, prepared.input)
        else { return nil }
        return Memo(
            state: inventory.state(tool: tool, appName: app.defaultName), moduleCount: output.modules.count,
            fileCount: inventory.count(of: prepared.compared), omittedTestCount: prepared.omittedTests.count,
            elsewhere: elsewhere, ownSwift: prepared.own, wayOfReporting: session.wayOfReporting(in: project),
            findings: session.text(of: prepared.findings))
    }
}
