import Diagnostics
import HandWritten
import ViperGeneration
import ViperModel

/// From texts to changes: what comes after what, and where the disk is asked.
extension Generation {
    /// Reads, parses, checks, renders and compares with the disk.
    func prepared() throws(CommandFailure) -> Prepared {
        var (settings, input) = try read()
        let (swiftPaths, straySpecs) = try project.ownPaths(settings)
        let swift = HandWrittenSwift(at: swiftPaths, in: project)
        input.own = swift.own(settings)
        session.begin("reading \(counted(input.specs.count, "spec"))")
        let strays = straySpecs.map { Diagnostic.straySpec($0, insteadOf: settings.specs) }
        var (output, planned) = try plan(input, beside: strays)

        let rendered = try render(planned, beside: output.diagnostics)
        output.diagnostics += rendered.findings
        let files = additions + rendered.files

        var changeSet = try changes(to: files, without: swift.copies, of: output.program, settings)
        let written = WrittenFile.read(try swift.sources(), unit: settings.indentation.text)
        changeSet.add(findings: strays)
        let begun = Set(changeSet.newPaths)
        for finding in DeclaredTwice(planned.program, written).findings(in: files) {
            changeSet.add(finding, refusing: finding.notes.contains { begun.contains($0.location?.file.path ?? "") })
        }
        try sync(written, with: &changeSet, to: files, of: planned, beside: output.diagnostics)
        changeSet.addPending()
        // What somebody has moved is followed by `generate`; who adds a module means that alone.
        let own = additions.isEmpty ? swiftPaths : []
        // One that `init` makes has the folders, whatever stands in them.
        if settings.xcode.flatMap({ addition(at: XcodeFile.textPath(of: $0.project)) }) == nil {
            try changeSet.followInXcode(settings, moved: moved, own: own)
        }
        return Prepared(
            settings: settings, input: input, output: output, written: written, changeSet: changeSet, files: files,
            omittedTests: rendered.omittedTests)
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

    /// The changes that bring the files to be on the disk, before those of people follow. `copies` are generated files under other
    /// names; they go, as does what no spec calls for any more, where the run is for more than some modules.
    private func changes(
        to files: [RenderedFile], without copies: [SourceFile], of program: Program?, _ settings: AppSettings
    ) throws(CommandFailure) -> ChangeSet {
        var changeSet = ChangeSet(of: project, edits: session.shared.edits)
        try changeSet.add(files, of: modules)
        for change in extensions { changeSet.add(change) }
        guard modules.removesStaleFiles else { return changeSet }
        for copy in copies { changeSet.add(FileChange(of: copy, to: nil)) }
        changeSet.add(
            try StaleFiles.uncalledFor(
                in: settings.generatedFolders, of: modules, with: program, keeping: files, in: project,
                edits: session.shared.edits))
        guard modules == .all else { return changeSet }
        let hasOnlyNewFiles = changeSet.hasOnlyNewFiles(belowFoldersOf: settings, among: files)
        let folders = try foldersBefore(settings, hasOnlyNewFiles: hasOnlyNewFiles)
        changeSet.add(
            try StaleFiles.writtenElsewhere(in: folders, by: changeSet, keeping: files, settings, in: project))
        return changeSet
    }

    /// Brings the Swift of people in line with the files to be. `diagnostics` are those of the input.
    private func sync(
        _ written: [WrittenFile], with changeSet: inout ChangeSet, to files: [RenderedFile], of planned: PlannedFiles,
        beside diagnostics: [Diagnostic]
    ) throws(CommandFailure) {
        guard !changeSet.refusesPaths, !written.isEmpty else { return }
        session.begin("comparing with your Swift")
        let wanted = try synced(files)
        try asFailure(beside: diagnostics) { () throws(Renderer.Failure) in
            try changeSet.sync(
                wanted, of: planned, written: written,
                modules: modules.names(among: planned.program.modules.map(\.name)), record: record,
                starter: movesStarters ? nil : starter(planned.program.app))
        }
    }

    /// The specs that modules begin with. One that cannot be made, by a template of the project's own, is none.
    private func starter(_ settings: AppSettings) -> Sync.Input.Starter {
        { [project, session] name in
            let templates = try? ProjectTemplates(
                of: project, in: settings.templates, compile: session.world.compile)
            let context = ProjectTemplates.Context(name: name, naming: settings.naming)
            let bytes = try? templates?.text(.module(in: settings.style), context)
            return bytes.map { SourceFile(path: "\(name).viper", bytes: $0) }
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

    /// The files that the specs call for.
    private struct Rendered {
        let files: [RenderedFile]
        let omittedTests: [OmittedTest]
        /// What is to be said of the templates.
        let findings: [Diagnostic]
    }

    /// Asks for the files to be, on all cores. `diagnostics` are those of the input.
    private func render(
        _ planned: PlannedFiles, beside diagnostics: [Diagnostic]
    ) throws(CommandFailure) -> Rendered {
        session.begin("generating", of: planned.parts.count)
        return try asFailure(beside: diagnostics) { () throws(Renderer.Failure) in
            let parts = try planned.parts.mapInParallel { [session] (part) throws(Renderer.Failure) in
                defer { session.world.progress.advance() }
                return try planned.files(of: part)
            }
            let last = try planned.lastFiles(after: parts.map(\.remainder))
            let selected = zip(planned.parts, parts).filter { isSelected($0.0, of: planned) }
            return Rendered(
                files: parts.flatMap(\.files) + last.files, omittedTests: selected.flatMap(\.1.remainder.omitted),
                findings: last.findings)
        }
    }

    private func isSelected(_ part: PlannedFiles.Part, of planned: PlannedFiles) -> Bool {
        switch part {
        case .shared: modules.holds(nil)
        case .module(let index): modules.holds(planned.program.modules[index].name)
        }
    }

    /// What hand-written files are brought in line with: the files of the selected modules, and what all modules share; of the
    /// others the generated ones as they are on disk, for what a class had to have may stand in them.
    private func synced(_ files: [RenderedFile]) throws(CommandFailure) -> [RenderedFile] {
        var synced = files.filter { modules.holds($0.module) }
        for var file in files where !modules.holds(file.module) && file.owner == .generated {
            guard let existing = try project.file(at: file.path) else { continue }
            file.bytes = existing.bytes
            synced.append(file)
        }
        return synced
    }
}
