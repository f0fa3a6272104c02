import Diagnostics
import ViperCore

/// From the specs of a project to the files on its disk: what `generate` and `new` share.
struct Generation: Sendable {
    let project: Project
    let session: Session
    /// Files that a command adds to the project, specs among them: they count as if they were there already.
    var additions: [RenderedFile] = []
    /// Existing files that get something appended, whole.
    var extensions: [RenderedFile] = []
    /// The modules to generate; all where empty.
    var modules: [String] = []

    /// Does it all: parses, checks, renders, compares, and only then writes.
    func run() throws(CommandFailure) -> ExitCode {
        let start = session.world.clock()
        let (settings, input) = try asFailure { () throws(FileError) in try read() }
        let output = Core.run(input)
        if output.diagnostics.containsError { throw .invalidInput(output.diagnostics) }
        session.report(output.diagnostics)
        if input.specs.isEmpty { throw .invalidInput([.noSpecs(in: settings.specs, of: project.root)]) }

        let files = additions + output.files
        let update = try asFailure { () throws(FileError) in
            var update = Update(of: project, edits: session.shared.edits)
            try update.add(files)
            for file in extensions { update.extend(file.path, to: file.bytes) }
            try update.removeStaleFiles(in: [settings.sources, settings.testing], keeping: files)
            return update
        }
        if !update.refusals.isEmpty { throw .refused(update.refusals) }
        session.report(update.warnings)
        if session.shared.writing == .forReal {
            try SafeWriter(root: project.root, fileSystem: project.fileSystem).apply(update.changes)
        }
        let seconds = session.world.clock() - start
        Summary(update, subject: counted(output.moduleCount, "module"), seconds: seconds).tell(in: session)
        return .success
    }

    /// Everything that the generated files depend on.
    func read() throws(FileError) -> (AppSettings, Pipeline.Input) {
        var app = addition(at: Project.appFileName)
        if app == nil { app = try project.appFile() }
        let settings = Core.settings(of: app, defaultName: TargetName(folder: project.folderName).text)
        var specs = try project.files(in: settings.specs, endingIn: ".viper")
        let onDisk = Set(specs.map(\.path))
        specs += additions.filter { $0.path.hasSuffix(".viper") && $0.path != Project.appFileName }
            .filter { !onDisk.contains($0.path) }.map { SourceFile(path: $0.path, bytes: $0.bytes) }
        let input = Pipeline.Input(
            app: app, specs: specs.sorted { $0.path < $1.path }, builtInTemplates: Core.builtInTemplates,
            projectTemplates: try project.files(in: settings.templates, endingIn: ".stencil"),
            defaultAppName: settings.name)
        return (settings, input)
    }

    private func addition(at path: String) -> SourceFile? {
        additions.first { $0.path == path }.map { SourceFile(path: path, bytes: $0.bytes) }
    }
}
