import Diagnostics
import HandWritten
import ViperGeneration
import ViperModel

/// From texts to changes: what comes after what, and where the disk is asked.
extension Generation {
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
        let (swiftPaths, straySpecs) = try project.ownPaths(settings)
        let swift = HandWrittenSwift(at: swiftPaths, in: project)
        input.own = swift.own(settings)
        session.begin("reading \(counted(input.specs.count, "spec"))")
        let strays = straySpecs.map { Diagnostic.straySpec($0, insteadOf: settings.specs) }
        var (output, planned) = try plan(input, beside: strays)

        let comparison = DiskComparison(
            in: project, edits: session.shared.edits, of: modules,
            by: purpose == .writing && input.specs.count >= session.world.fewestStaged ? writer : nil,
            beside: swiftPaths.isEmpty && project.pending.isEmpty ? nil : swift.byPath)
        let rendered = try render(planned, beside: output.diagnostics, comparison)
        output.diagnostics += rendered.findings
        let compared = try comparison.take(additions) + rendered.compared

        var changeSet = try changes(to: compared, without: swift.copies, of: output.program, settings)
        // Who looks into what people wrote asks for all of it.
        let unchanged = purpose == .checking ? [] : compared.lazy.filter(\.isUnchanged).map(\.file.path)
        let written = WrittenFile.read(
            try swift.sources(), unit: settings.indentation.text, unchanged: Set(unchanged))
        changeSet.add(findings: strays)
        let begun = Set(compared.filter(\.isNew).map(\.file.path))
        for finding in try typesDeclaredTwice(planned.program, written, compared.map(\.file)) {
            changeSet.add(finding, refusing: finding.notes.contains { begun.contains($0.location?.file.path ?? "") })
        }
        try sync(written, with: &changeSet, to: compared, of: planned, beside: output.diagnostics)
        changeSet.addPending()
        // What somebody has moved is followed by `generate`; who adds a module means that alone.
        let own = additions.isEmpty ? swiftPaths : []
        // One that `init` makes has the folders, whatever stands in them.
        if settings.xcode.flatMap({ addition(at: XcodeFile.textPath(of: $0.project)) }) == nil {
            try changeSet.followInXcode(
                settings, standing: compared.filter(\.stays).map(\.file.path), moved: moved, own: own)
        }
        return Prepared(
            settings: settings, input: input, output: output, written: written, changeSet: changeSet,
            compared: compared, omittedTests: rendered.omittedTests, writer: writer)
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
        to compared: [ComparedFile], without copies: [SourceFile], of program: Program?, _ settings: AppSettings
    ) throws(CommandFailure) -> ChangeSet {
        var changeSet = ChangeSet(of: project, edits: session.shared.edits)
        changeSet.add(compared)
        for change in extensions { changeSet.add(change) }
        guard modules.removesStaleFiles else { return changeSet }
        for copy in copies { changeSet.add(FileChange(of: copy, to: nil)) }
        let files = compared.map(\.file)
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
        _ written: [WrittenFile], with changeSet: inout ChangeSet, to compared: [ComparedFile],
        of planned: PlannedFiles, beside diagnostics: [Diagnostic]
    ) throws(CommandFailure) {
        guard !changeSet.refusesPaths, !written.isEmpty else { return }
        session.begin("comparing with your Swift")
        let wanted = try synced(compared)
        try asFailure(beside: diagnostics) { () throws(Renderer.Failure) in
            try changeSet.sync(
                wanted, unchanged: compared.filter { $0.isUnchanged && record[$0.file.path] == nil }.map(\.file),
                of: planned, written: written,
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

    /// Types of people that generated files declare too; what of these files has let go of its bytes is as it is on the disk.
    private func typesDeclaredTwice(
        _ program: Program, _ written: [WrittenFile], _ files: [RenderedFile]
    ) throws(CommandFailure) -> [Diagnostic] {
        try DeclaredTwice(program, written).findings { (folder) throws(CommandFailure) in
            try files.filter { $0.owner == .generated && $0.path.isBelow(folder) }.map {
                (file) throws(CommandFailure) in
                let source = file.sourceFile
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

    /// The files that the specs call for, beside the disk.
    private struct Rendered {
        let compared: [ComparedFile]
        let omittedTests: [OmittedTest]
        /// What is to be said of the templates.
        let findings: [Diagnostic]
    }

    /// Asks for the files to be, one part after the other on all cores, and holds each against the disk. `diagnostics` are those
    /// of the input.
    private func render(
        _ planned: PlannedFiles, beside diagnostics: [Diagnostic], _ comparison: DiskComparison
    ) throws(CommandFailure) -> Rendered {
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
        return Rendered(
            compared: parts.flatMap(\.compared) + (try comparison.take(last.files)),
            omittedTests: parts.filter { $0.isSelected }.flatMap(\.remainder.omitted), findings: last.findings)
    }

    private func isSelected(_ part: PlannedFiles.Part, of planned: PlannedFiles) -> Bool {
        switch part {
        case .shared: modules.holds(nil)
        case .module(let index): modules.holds(planned.program.modules[index].name)
        }
    }

    /// What hand-written files are brought in line with, what is unchanged left out: the files of the selected modules, and what
    /// all modules share; of the others the generated ones as they are on disk, for what a class had to have may stand in them.
    private func synced(_ compared: [ComparedFile]) throws(CommandFailure) -> [RenderedFile] {
        var standing: [RenderedFile] = []
        var selected: [RenderedFile] = []
        for compared in compared where !compared.isUnchanged || record[compared.file.path] != nil {
            var file = compared.file
            if compared.isUnchanged, let existing = try project.file(at: file.path) { file.bytes = existing.bytes }
            if modules.holds(file.module) {
                selected.append(file)
            } else if file.owner == .generated, let existing = try project.file(at: file.path) {
                file.bytes = existing.bytes
                standing.append(file)
            }
        }
        return selected + standing
    }
}
