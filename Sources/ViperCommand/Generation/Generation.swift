import Diagnostics
import HandWritten
import Templates
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
    /// Modules that specs have to declare.
    var expected: [String] = []

    /// What a run would do, with nothing reported and nothing written.
    struct Prepared: Sendable {
        let settings: AppSettings
        /// What generated files come from.
        let input: Pipeline.Input
        /// What the pipeline made of the specs; no error is in it, and the files to be are `compared`.
        let output: Pipeline.Output
        /// The Swift that people own, each file read once.
        let written: [WrittenFile]
        let changeSet: ChangeSet
        /// The files to be, beside the disk.
        let compared: [ComparedFile]
        /// The tests of the selected modules that are not written, because they could not run.
        let omittedTests: [OmittedTest]
        /// Holds what is written already.
        let writer: SafeWriter

        /// The files that the generated ones come from: specs, templates, and the Swift whose types specs mention.
        var read: [String] { input.paths + own }

        /// The Swift whose types specs mention.
        var own: [String] { output.program?.own.map(\.source.path) ?? [] }

        /// All that is to be said of specs, templates and files.
        var findings: [Diagnostic] { output.diagnostics + settings.adjusted(changeSet.findings) }
    }

    /// Does it all: prepares, writes where nothing speaks against it, and reports.
    func run() throws(CommandFailure) -> ExitCode {
        let start = session.world.clock()
        return try finish(try prepared(for: purpose), since: start)
    }

    var purpose: Purpose { session.shared.writing == .forReal ? .writing : .comparing }

    /// Writes what was prepared, and reports. `start` is when the run began, by its clock.
    func finish(_ prepared: Prepared, since start: Double) throws(CommandFailure) -> ExitCode {
        defer { session.leave(prepared) }
        let (output, changeSet) = (prepared.output, prepared.changeSet)
        if !changeSet.refusals.isEmpty {
            prepared.writer.abandon()
            throw .refused(output.diagnostics + changeSet.refusals)
        }
        if session.shared.writing == .forReal {
            session.begin("writing \(counted(changeSet.changes.count, "file"))")
            do throws(CommandFailure) {
                if let depfile, try dependencyFile(prepared.read) != nil {
                    try session.checkIsWritable(depfile.pathFolder)
                }
            } catch {
                prepared.writer.abandon()
                throw error
            }
            try prepared.writer.apply(changeSet.changes)
        }
        let findings = changeSet.following(prepared.findings, in: session)
        session.report(findings)
        let seconds = session.world.clock() - start
        let count = modules.names(among: output.modules)?.count ?? output.modules.count
        Summary(
            changeSet, subject: counted(count, "module"), omittedTestCount: prepared.omittedTests.count,
            seconds: seconds
        ).tell(in: session)
        if session.shared.writing == .forReal { try tellBuildTool(prepared.read) }
        return findings.containsError ? .findings : .success
    }

    enum Purpose: Sendable {
        case comparing, writing
        /// To compare, and to look into what people wrote.
        case checking
    }

    /// Reads, parses, checks, renders and compares with the disk. In order to write, generated files that are not on it are
    /// written to temporaries meanwhile, where there are many.
    func prepared(for purpose: Purpose = .comparing) throws(CommandFailure) -> Prepared {
        let writer = project.writer
        do throws(CommandFailure) {
            return try prepared(for: purpose, by: writer)
        } catch {
            writer.abandon()
            throw error
        }
    }

    private func prepared(for purpose: Purpose, by writer: SafeWriter) throws(CommandFailure) -> Prepared {
        var (settings, input) = try read()
        let (handWritten, straySpecs) = try project.ownPaths(settings)
        let strays = straySpecs.map { Diagnostic.straySpec($0, insteadOf: settings.specs) }
        let swift = HandWrittenSwift(at: handWritten, in: project)
        input.own = swift.own(settings)
        let isLarge = input.specs.count >= session.world.fewestStaged
        let comparison = DiskComparison(
            in: project, edits: session.shared.edits, of: modules,
            for: purpose == .writing && isLarge ? .writing(writer) : .comparing,
            readBy: handWritten.isEmpty && project.pending.isEmpty ? .nobody : .sync(written: swift.byPath))
        session.begin("reading \(counted(input.specs.count, "spec"))")
        var (output, planned) = try plan(input, beside: strays)

        let (rendered, omittedTests, findings) = try render(planned, beside: output.diagnostics, comparison)
        output.diagnostics += findings
        let compared = try comparison.take(additions) + rendered
        var changeSet = ChangeSet(of: project, edits: session.shared.edits)
        changeSet.add(compared)
        for change in extensions { changeSet.add(change) }
        for copy in swift.copies where modules.removesStaleFiles {
            changeSet.add(FileChange(path: copy.path, old: copy.bytes, new: nil))
        }
        try removeStaleFiles(with: &changeSet, keeping: compared.map(\.file), of: output.program, settings)
        // Who looks into what people wrote asks for all of it.
        let unchanged = purpose == .checking ? [] : compared.lazy.filter(\.isUnchanged).map(\.file.path)
        let written = WrittenFile.read(
            try swift.sources(), unit: settings.indentation.text, unchanged: Set(unchanged))
        changeSet.add(findings: strays)
        changeSet.add(findings: try typesDeclaredTwice(planned.program, written, compared.map(\.file)))
        try sync(written, with: &changeSet, to: compared, of: planned, beside: output.diagnostics)
        changeSet.addPending()
        // One that `init` makes has the folders, whatever stands in them.
        if settings.xcode.flatMap({ addition(at: XcodeFile.textPath(of: $0.project)) }) == nil {
            try changeSet.followInXcode(
                settings, standing: compared.filter(\.stays).map(\.file.path), moved: moved, own: handWritten)
        }
        return Prepared(
            settings: settings, input: input, output: output, written: written, changeSet: changeSet,
            compared: compared, omittedTests: omittedTests, writer: writer)
    }

    /// What the specs call for. They have to be without an error, and declare the modules that the command names.
    private func plan(
        _ input: Pipeline.Input, beside strays: [Diagnostic]
    ) throws(CommandFailure) -> (Pipeline.Output, PlannedFiles) {
        let (output, planned) = Pipeline.plan(input)
        if input.specs.isEmpty {
            // That App.viper names a module which is not there follows from it.
            let others = output.diagnostics.filter { $0.rule != .unknownModule }
            throw .invalidInput(others + [try project.noSpecs(in: input.appFile.settings.specs)] + strays)
        }
        guard let planned else { throw .invalidInput(output.diagnostics) }
        let missing = expected.filter { !output.modules.contains($0) }
        if !missing.isEmpty {
            throw .invalidInput(
                output.diagnostics + missing.map { .moduleNotDeclared($0, declared: output.modules) })
        }
        if case .named(let names) = modules, let name = names.first(where: { !output.modules.contains($0) }) {
            throw .unknownModule(name, among: output.modules)
        }
        return (output, planned)
    }

    /// Removes what no spec calls for any more, where the run is for more than some modules.
    private func removeStaleFiles(
        with changeSet: inout ChangeSet, keeping files: [RenderedFile], of program: Program?, _ settings: AppSettings
    ) throws(CommandFailure) {
        guard modules.removesStaleFiles else { return }
        try changeSet.removeStaleFiles(in: settings.generatedFolders, of: modules, with: program, keeping: files)
        guard modules == .all else { return }
        let hasOnlyNewFiles = changeSet.hasOnlyNewFiles(belowFoldersOf: settings, among: files)
        let folders = try foldersBefore(settings, hasOnlyNewFiles: hasOnlyNewFiles)
        try changeSet.removeFilesOfOtherPlaces(in: folders, keeping: files, settings)
    }

    /// Brings the Swift of people in line with the files to be. `diagnostics` are those of the input.
    private func sync(
        _ written: [WrittenFile], with changeSet: inout ChangeSet, to compared: [ComparedFile],
        of planned: PlannedFiles, beside diagnostics: [Diagnostic]
    ) throws(CommandFailure) {
        guard !changeSet.refusesPaths, !written.isEmpty else { return }
        session.begin("comparing with your Swift")
        let wanted = try synced(compared)
        try asFailure(beside: diagnostics) { () throws(Renderer.Failure) in
            try changeSet.sync(
                wanted, unchanged: compared.filter(\.isUnchanged).map(\.file), of: planned, written: written)
        }
    }

    /// Types of people that generated files declare too; what of these files has let go of its bytes is as it is on the disk.
    private func typesDeclaredTwice(
        _ program: Program, _ written: [WrittenFile], _ files: [RenderedFile]
    ) throws(CommandFailure) -> [Diagnostic] {
        try DeclaredTwice(program, written).findings { (folder) throws(CommandFailure) in
            try files.filter { $0.owner == .generated && $0.path.isBelow(folder) }.map {
                (file) throws(CommandFailure) in
                let source = SourceFile(path: file.path, bytes: file.bytes)
                return file.bytes.isEmpty ? try project.file(at: file.path) ?? source : source
            }
        }
    }

    /// Where files may stand that App.viper looks for elsewhere now: beside where it does, and in all folders of the project where
    /// nothing is at one of its places yet.
    private func foldersBefore(
        _ settings: AppSettings, hasOnlyNewFiles: Bool
    ) throws(CommandFailure) -> [String] {
        let folders = project.swiftFolders(settings)
        guard hasOnlyNewFiles, addition(at: Project.appFileName) == nil else { return folders }
        return Set(folders).union(try project.folders(in: "")).sorted()
    }

    /// Asks for the files to be, one part after the other on all cores, and holds each against the disk; with what is to be said
    /// of them. `diagnostics` are those of the input.
    private func render(
        _ planned: PlannedFiles, beside diagnostics: [Diagnostic], _ comparison: DiskComparison
    ) throws(CommandFailure) -> ([ComparedFile], omittedTests: [OmittedTest], findings: [Diagnostic]) {
        session.begin("generating", of: planned.parts.count)
        let parts = try planned.parts.mapInParallel { (part) throws(CommandFailure) in
            defer { session.world.progress.advance() }
            let (files, remainder) = try asFailure(beside: diagnostics) { () throws(Renderer.Failure) in
                try planned.files(of: part)
            }
            return (
                compared: try comparison.take(files), remainder: remainder, isSelected: isSelected(part, of: planned)
            )
        }
        let last = try asFailure(beside: diagnostics) { () throws(Renderer.Failure) in
            try planned.lastFiles(after: parts.map(\.remainder))
        }
        let compared = try comparison.take(last.files)
        let omitted = parts.filter { $0.isSelected }.flatMap(\.remainder.omitted)
        return (parts.flatMap(\.compared) + compared, omitted, last.findings)
    }

    private func isSelected(_ part: PlannedFiles.Part, of planned: PlannedFiles) -> Bool {
        switch part {
        case .shared: modules.holds(nil)
        case .module(let index): modules.holds(planned.program.modules[index].name)
        }
    }

    /// Writes the file that `--depfile` names: the files that were read, and their folders, for a file may come.
    func tellBuildTool(_ paths: [String]) throws(CommandFailure) {
        if let depfile, let file = try dependencyFile(paths) { try session.write(Array(file.text.utf8), to: depfile) }
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

    /// What hand-written files are brought in line with, what is unchanged left out: the files of the selected modules, and what
    /// all modules share; of the others the generated ones as they are on disk, for what a class had to have may stand in them.
    private func synced(_ compared: [ComparedFile]) throws(CommandFailure) -> [RenderedFile] {
        var standing: [RenderedFile] = []
        var selected: [RenderedFile] = []
        for compared in compared where !compared.isUnchanged {
            var file = compared.file
            if modules.holds(file.module) {
                selected.append(file)
            } else if file.owner == .generated, let existing = try project.file(at: file.path) {
                file.bytes = existing.bytes
                standing.append(file)
            }
        }
        return selected + standing
    }

    /// `App.viper`, and what it says.
    func readApp() throws(CommandFailure) -> AppFile {
        if let app { return app }
        var source = addition(at: Project.appFileName)
        if source == nil { source = try project.appFile() }
        return AppFile(source, defaultName: TargetName(folder: project.folderName).text, rules: { Rule.known })
    }

    /// What the generated files depend on, the Swift that people own left out.
    func read() throws(CommandFailure) -> (AppSettings, Pipeline.Input) {
        let app = try readApp()
        let settings = app.settings
        var specs = try project.files(in: settings.specs, endingIn: ".viper")
        let onDisk = Set(specs.map(\.path))
        specs += additions.filter { $0.path.hasSuffix(".viper") && $0.path != Project.appFileName }
            .filter { !onDisk.contains($0.path) }.map { SourceFile(path: $0.path, bytes: $0.bytes) }
        let templates = try project.files(in: settings.templates, endingIn: ".stencil")
        return (settings, input(app, specs: specs.sorted { $0.path < $1.path }, templates: templates))
    }

    /// That, and the Swift that people own, for commands that look into no other file.
    func readAll() throws(CommandFailure) -> (AppSettings, Pipeline.Input) {
        var (settings, input) = try read()
        input.own = HandWrittenSwift(at: try project.ownPaths(settings).swift, in: project).own(settings)
        return (settings, input)
    }

    /// The pipeline's input, from texts that have been read.
    func input(_ app: AppFile, specs: [SourceFile], templates: [SourceFile]) -> Pipeline.Input {
        Pipeline.Input(
            app: app, specs: specs, builtInTemplates: BuiltInTemplates.sourceFiles, projectTemplates: templates,
            compile: session.world.compile)
    }

    private func addition(at path: String) -> SourceFile? {
        additions.first { $0.path == path }.map { SourceFile(path: path, bytes: $0.bytes) }
    }
}

extension Pipeline.Input {
    /// `App.viper` and the specs.
    var sources: [SourceFile] { [app].compactMap(\.self) + specs }

    /// The files that were read, built-in templates left out.
    var paths: [String] { (sources + projectTemplates).map(\.path) }
}

extension BuiltInTemplates {
    /// All of them as the core takes them.
    static var sourceFiles: [SourceFile] { all.map(\.sourceFile) }
}

extension BuiltInTemplate {
    var sourceFile: SourceFile { SourceFile(path: "Templates/" + path, text: text) }
}
