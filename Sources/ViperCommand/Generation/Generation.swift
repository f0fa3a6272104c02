import Diagnostics
import HandWritten
import ViperGeneration
import ViperModel

/// From the specs of a project to the files on its disk: what `generate` and `new` share.
struct Generation: Sendable {
    let project: Project
    let session: Session
    /// `App.viper`, where a command has read it before.
    var app: AppFile?
    /// Files that a command adds to the project, specs among them: they count as if they were there already.
    var additions: [RenderedFile] = []
    /// Existing files that get something appended.
    var extensions: [FileChange] = []
    /// Which files new ones take the place of: whoever compiled those compiles these.
    var moved: [String: String] = [:]
    /// The modules to generate, and nothing of the others.
    var modules = ModuleSelection.all
    /// Where to say what was read, for build tools.
    var depfile: String?
    /// Whether bodies that a module begins with move into classes as those do that a person wrote.
    var movesStarters = false
    /// Generated files as they count for what the specs said before, where that is not as they are on disk.
    var record: [String: SourceFile] = [:]
    /// Modules that specs have to declare.
    var expected: [String] = []

    /// What a run would do, with nothing reported and nothing written.
    struct Prepared: Sendable {
        let settings: AppSettings
        /// What generated files come from.
        let input: Pipeline.Input
        /// What the pipeline made of the specs; no error is in it.
        let output: Pipeline.Output
        /// The Swift that people own, each file read once.
        let written: [WrittenFile]
        let changeSet: ChangeSet
        /// The files to be, whether or not they are selected.
        let files: [RenderedFile]
        /// The tests of the selected modules that are not written, because they could not run.
        let omittedTests: [OmittedTest]

        /// The files that the generated ones come from: specs, templates, and the Swift whose types specs mention.
        var read: [String] { input.paths + (output.program?.own.map(\.source.path) ?? []) }

        /// All that is to be said of specs, templates and files.
        var findings: [Diagnostic] { output.diagnostics + settings.adjusted(changeSet.findings) }
    }

    /// Does it all: prepares, writes where nothing speaks against it, and reports.
    func run() throws(CommandFailure) -> ExitCode {
        let start = session.world.clock()
        let prepared = try prepared()
        let (output, changeSet) = (prepared.output, prepared.changeSet)
        if !changeSet.refusals.isEmpty { throw .refused(output.diagnostics + changeSet.refusals) }
        if session.shared.writing == .forReal {
            session.begin("writing \(counted(changeSet.changes.count, "file"))")
            _ = try dependencyFile(prepared.read)
            try session.apply(changeSet.changes, by: project.writer)
        }
        let findings = changeSet.following(prepared.findings, in: session)
        session.report(findings)
        let seconds = session.world.clock() - start
        let count = modules.names(among: output.modules)?.count ?? output.modules.count
        Summary(
            changeSet, subject: counted(count, "module"), omittedTestCount: prepared.omittedTests.count,
            seconds: seconds
        ).tell(in: session)
        do throws(CommandFailure) {
            try tellBuildTool(prepared.read)
        } catch {
            guard case .disk(let error) = error else { throw error }
            throw .disk(error.operation, error.path, reason: error.reason + "; all other files are written")
        }
        return findings.containsError ? .findings : .success
    }

    /// Finds out whether the file that `--depfile` names can be written, before anything else is done.
    func checkDepfile() throws(CommandFailure) {
        guard let depfile, session.shared.writing == .forReal else { return }
        try session.checkReplacement(of: depfile)
    }

    /// Writes the file that `--depfile` names: the files that were read, and their folders, for a file may come.
    func tellBuildTool(_ paths: [String]) throws(CommandFailure) {
        guard let depfile, session.shared.writing == .forReal, let file = try dependencyFile(paths) else { return }
        try session.write(Array(file.text.utf8), to: depfile)
    }

    private func dependencyFile(_ paths: [String]) throws(CommandFailure) -> DependencyFile? {
        guard let depfile else { return nil }
        let folders = paths.map(\.pathFolder).filter { !$0.isEmpty }
        let file = DependencyFile(path: depfile, dependencies: (paths + folders).map { project.prefix + $0 })
        if let path = file?.unnameable {
            throw .invalid("No Makefile can name '\(path)': give it another name, or leave '--depfile' out.")
        }
        return file
    }
}
