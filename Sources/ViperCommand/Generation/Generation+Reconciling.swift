import Diagnostics
import HandWritten
import ViperGeneration
import ViperModel

/// From the files to be to changes of what is on the disk.
extension Generation {
    /// Compares the files to be with the disk, and brings what people wrote in line with them: the order of the steps matters.
    /// Each looks at the changes of those before it.
    func reconcile(
        _ rendering: Rendering, of plan: Plan, with files: ProjectFiles, _ written: [WrittenFile]
    ) throws(CommandFailure) -> ChangeSet {
        let settings = files.settings
        let wanted = request.additions + rendering.files
        var changeSet = ChangeSet(of: project, edits: session.shared.edits)
        try changeSet.add(wanted, of: request.modules)
        for change in request.extensions { changeSet.add(change) }
        try removeUnwanted(besides: wanted, of: plan.program, files, from: &changeSet)
        changeSet.add(findings: files.strays)
        let begun = Set(changeSet.newPaths)
        for finding in DeclaredTwice(plan.program, written).findings(in: wanted) {
            changeSet.add(finding, refusing: finding.notes.contains { begun.contains($0.location?.file.path ?? "") })
        }
        if !changeSet.refusesPaths, !written.isEmpty {
            changeSet.sync(
                try synced(wanted), of: plan, written: written,
                modules: request.modules.names(among: plan.program.modules.map(\.name)), record: request.record,
                starter: request.movesStarters ? nil : starter(settings))
        }
        changeSet.addPending()
        // What somebody has moved is followed by `generate`; who adds a module means that alone.
        let own = request.additions.isEmpty ? files.ownPaths : []
        // One that `init` makes has the folders, whatever stands in them.
        if settings.xcode.flatMap({ request.addition(at: XcodeFile.textPath(of: $0.project)) }) == nil {
            try changeSet.followInXcode(settings, moved: request.moved, own: own)
        }
        return changeSet
    }

    /// Removes generated files that nothing calls for: copies under other names, and, where the run is for more than some modules,
    /// what no spec calls for any more or is written elsewhere now.
    private func removeUnwanted(
        besides wanted: [RenderedFile], of program: Program, _ files: ProjectFiles, from changeSet: inout ChangeSet
    ) throws(CommandFailure) {
        guard request.modules.removesStaleFiles else { return }
        let settings = files.settings
        for copy in files.swift.copies { changeSet.add(FileChange(of: copy, to: nil)) }
        changeSet.add(
            try StaleFiles.uncalledFor(
                in: settings.generatedFolders, of: request.modules, with: program, keeping: wanted, in: project,
                edits: session.shared.edits))
        guard request.modules == .all else { return }
        let hasOnlyNewFiles = changeSet.hasOnlyNewFiles(belowFoldersOf: settings, among: wanted)
        let folders = try foldersBefore(settings, hasOnlyNewFiles: hasOnlyNewFiles)
        changeSet.add(
            try StaleFiles.writtenElsewhere(in: folders, by: changeSet, keeping: wanted, settings, in: project))
    }

    /// Where files may stand that App.viper looks for elsewhere now: beside where it does, and in all folders of the project where
    /// nothing is at one of its places yet.
    private func foldersBefore(
        _ settings: AppSettings, hasOnlyNewFiles: Bool
    ) throws(CommandFailure) -> [String] {
        let folders = project.swiftFolders(settings)
        guard hasOnlyNewFiles, request.addition(at: Project.appFileName) == nil else { return folders }
        return Set(folders).union(try project.folders(in: "")).sorted()
    }

    /// What hand-written files are brought in line with: the files of the selected modules, and what all modules share; of the
    /// others the generated ones as they are on disk, for what a class had to have may stand in them.
    private func synced(_ files: [RenderedFile]) throws(CommandFailure) -> [RenderedFile] {
        var synced = files.filter { request.modules.holds($0.module) }
        for var file in files where !request.modules.holds(file.module) && file.owner == .generated {
            guard let existing = try project.file(at: file.path) else { continue }
            file.bytes = existing.bytes
            synced.append(file)
        }
        return synced
    }

    /// The specs that modules begin with. One that cannot be made, by a template of the project's own, is none.
    private func starter(_ settings: AppSettings) -> Sync.Input.Starter {
        { [project, compile = session.world.compile] name in
            let templates = try? ProjectTemplates(
                of: project, in: settings.templates, compile: compile)
            let context = ProjectTemplates.Context(name: name, naming: settings.naming)
            let bytes = try? templates?.text(.module(in: settings.style), context)
            return bytes.map { SourceFile(path: "\(name).viper", bytes: $0) }
        }
    }
}
