import Diagnostics
import UserCode
import ViperGeneration
import ViperModel

/// The last stage before writing. It turns rendered files into changes of the files on disk.
extension Generation {
    /// Compares the rendered files with the disk, and updates user-owned files. The order of the calls matters, because
    /// each call uses the changes that the calls before it added.
    func reconcile(
        _ rendered: [RenderedFile], of plan: Plan, with files: ProjectFiles, _ written: [UserFile]
    ) throws(CommandFailure) -> ChangeSet {
        let settings = files.settings
        let wanted = request.additions + rendered
        var changeSet = ChangeSet(of: project, edits: session.shared.edits)
        try changeSet.add(wanted, of: request.modules)
        for change in request.extensions { changeSet.add(change) }
        try removeUnwanted(besides: wanted, of: plan.program, files, from: &changeSet)
        changeSet.add(findings: files.strays)
        let begun = Set(changeSet.newPaths)
        for finding in DuplicateDeclarations(plan.program, written).findings(in: wanted) {
            changeSet.add(finding, refusing: finding.notes.contains { begun.contains($0.location?.file.path ?? "") })
        }
        if !changeSet.refusesPaths, !written.isEmpty {
            changeSet.sync(
                try synced(wanted), of: plan, written: written,
                modules: request.modules.names(among: plan.program.modules.map(\.name)), record: request.record,
                starter: request.movesStarters ? nil : starter(settings))
        }
        changeSet.addPending()
        // `generate` also updates the Xcode project for user-owned files that were moved. `new` only adds its own
        // files.
        let own = request.additions.isEmpty ? files.ownPaths : []
        // An Xcode project that `init` creates refers to folders. So it contains all files in them without an update.
        if settings.xcode.flatMap({ request.addition(at: XcodeFile.textPath(of: $0.project)) }) == nil {
            try changeSet.updateXcodeProject(settings, moved: request.moved, own: own)
        }
        return changeSet
    }

    /// Removes generated files that are not required: copies under other names, and files of removed specs. A run for
    /// all modules also removes files that are now generated elsewhere. A run for named modules removes nothing.
    private func removeUnwanted(
        besides wanted: [RenderedFile], of program: Program, _ files: ProjectFiles, from changeSet: inout ChangeSet
    ) throws(CommandFailure) {
        guard request.modules.removesStaleFiles else { return }
        let settings = files.settings
        for copy in files.copies { changeSet.add(FileChange(of: copy, to: nil)) }
        changeSet.add(
            try StaleFiles.notRequired(
                in: settings.generatedFolders, of: request.modules, with: program, keeping: wanted, in: project,
                edits: session.shared.edits))
        guard request.modules == .all else { return }
        let hasOnlyNewFiles = changeSet.hasOnlyNewFiles(belowFoldersOf: settings, among: wanted)
        let folders = try foldersBefore(settings, hasOnlyNewFiles: hasOnlyNewFiles)
        changeSet.add(
            try StaleFiles.generatedElsewhere(in: folders, by: changeSet, keeping: wanted, settings, in: project))
    }

    /// Returns the folders that may contain files from before the setting 'sources' or 'testing' was changed. These are
    /// the folders of the sources and tests. If all generated files are new but `App.viper` is not, also returns the
    /// other folders in the project's root.
    private func foldersBefore(
        _ settings: AppSettings, hasOnlyNewFiles: Bool
    ) throws(CommandFailure) -> [String] {
        let folders = project.swiftFolders(settings)
        guard hasOnlyNewFiles, request.addition(at: Project.appFileName) == nil else { return folders }
        return Set(folders).union(try project.folders(in: "")).sorted()
    }

    /// Returns the files with which user-owned files are compared. For the selected modules, these are the rendered
    /// files. For other modules, these are the generated files on disk.
    private func synced(_ files: [RenderedFile]) throws(CommandFailure) -> [RenderedFile] {
        var synced = files.filter { request.modules.holds($0.module) }
        for var file in files where !request.modules.holds(file.module) && file.owner == .generated {
            guard let existing = try project.file(at: file.path) else { continue }
            file.bytes = existing.bytes
            synced.append(file)
        }
        return synced
    }

    /// Returns a function that creates the initial spec of a module. This function returns nil if a template of the
    /// project fails.
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
