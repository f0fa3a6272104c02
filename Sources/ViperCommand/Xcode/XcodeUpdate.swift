import Diagnostics
import ViperModel
import XcodeProject

/// The update of the Xcode project for the other changes.
struct XcodeUpdate: Sendable {
    /// The project as it was read; nil if it was not.
    private(set) var file: SourceFile?
    private(set) var change: FileChange?
    /// The files that are added.
    private(set) var added: [String] = []
    /// The files that are removed.
    private(set) var removed: [String] = []
    private(set) var findings: [Diagnostic] = []
    /// The files that cannot be added to a target, with the reasons.
    private var kept: [ProjectEdit.RejectedFile] = []
    /// The next step for the user.
    private(set) var remark: String?

    /// Edits the project.
    ///
    /// - Parameters:
    ///   - standing: The paths of rendered files that stay unchanged.
    ///   - moved: The old paths of moved files by new path.
    ///   - own: The paths of the user-owned files.
    init(
        _ xcode: AppSettings.Xcode, _ settings: AppSettings, in project: Project, after changes: [FileChange],
        standing: [String], moved: [String: String], own: [String]
    ) throws(CommandFailure) {
        let swift = changes.filter { $0.path.hasSuffix(".swift") }
        let specs = changes.filter { $0.path.hasSuffix(".viper") }
        var gone = (swift + specs).filter(\.isRemoval).map(\.path)
        // Without App.viper, the folder of the specs is no longer listed either.
        if gone.contains(Project.appFileName) { gone.append(settings.specs) }
        let wanted = Set(swift.filter { !$0.isRemoval }.map(\.path) + standing.filter { $0.hasSuffix(".swift") })
        switch try project.xcodeFile(xcode.project) {
        case .made(let path, let command):
            if swift.contains(where: { $0.isRemoval || $0.old == nil }) {
                remark = "'\(printable(xcode.project))' is generated from '\(printable(path))'. Run '\(command)'."
            }
        case .missing:
            findings.report(
                .unreadableProject, "no Xcode project '\(printable(xcode.project))'", at: nil,
                notes: ["correct 'project \"…\"' in App.viper"])
        case .text(let file):
            self.file = file
            let read = try project.xcodeProject(file)
            let strays = try project.strays(among: own.filter { !gone.contains($0) }, from: try? read.get())
            let news = swift.filter { $0.old == nil && !$0.isRemoval }.map(\.path)
            let newSpecs = specs.filter { $0.old == nil && !$0.isRemoval }.map(\.path)
            let models = (try? read.get()).map { Self.models(of: news, in: $0) } ?? [:]
            let moved = moved.merging(strays) { old, _ in old }.merging(models) { old, _ in old }
            do {
                try edit(
                    try read.get(), file, settings, adding: wanted.union(strays.keys).sorted(), of: Set(news),
                    showing: newSpecs, removing: gone + strays.values, moved)
            } catch {
                findings.append(.unedited(error, xcode.project, adding: news.sorted(), removing: gone.sorted()))
            }
            var byCause: [[ProjectEdit.RejectedFile]] = []
            for file in kept {
                if try Self.isOfPackage(file, in: project) { continue }
                let group = byCause.firstIndex { $0[0].target == file.target && $0[0].obstacle == file.obstacle }
                if let group { byCause[group].append(file) } else { byCause.append([file]) }
            }
            findings += byCause.map(Diagnostic.notInTarget)
        }
    }

    /// Returns whether a local package compiles the file. The project lists the package, or a folder around it, as a
    /// reference.
    private static func isOfPackage(_ kept: ProjectEdit.RejectedFile, in project: Project) throws(CommandFailure)
        -> Bool
    {
        guard case .opaqueFolder(let listed) = kept.obstacle else { return false }
        var folder = kept.path.pathFolder
        while !folder.isEmpty, folder.isBelow(listed) {
            if try project.entry(at: folder.child("Package.swift")) != nil { return true }
            folder = folder.pathFolder
        }
        return false
    }

    /// Returns the generated file of the module for each new file. The new file is added to the same targets, which may
    /// belong to several apps.
    private static func models(of news: [String], in xcode: XcodeProject) -> [String: String] {
        let pairs = news.map { path in
            let folder = path.pathFolder
            return (path, folder.child(folder.fileName + ".generated.swift"))
        }
        return Dictionary(firstOf: pairs.filter { $0.0 != $0.1 && xcode.uses($0.1) })
    }

    /// Edits the project.
    ///
    /// - Parameters:
    ///   - adding: The files that the project has to compile.
    ///   - news: The files that are new on disk.
    ///   - specs: The files that the project only lists.
    ///   - removing: The files to remove.
    ///   - moved: Other files, by path, whose targets the files get.
    private mutating func edit(
        _ xcode: XcodeProject, _ file: SourceFile, _ settings: AppSettings, adding: [String], of news: Set<String>,
        showing specs: [String], removing: [String], _ moved: [String: String]
    ) throws(XcodeSyncError) {
        let target = try xcode.target(settings)
        let companions = xcode.companions(of: target, below: settings.sources)
        let tests = xcode.testTarget(of: target)
        let additions = adding.map { path in
            let isNew = news.contains(path) && path.isBelow(settings.sources)
            var targets = moved[path].map(xcode.targets(naming:)) ?? (isNew ? companions : [])
            let own = path.isBelow(settings.sources) ? target : path.isBelow(settings.testing) ? tests : nil
            // A synchronized folder that excluded the old file excludes the new one.
            if let own, !targets.contains(own), !(moved[path].map { xcode.excludes($0, from: own) } ?? false) {
                targets.append(own)
            }
            return ProjectEdit.FileAddition(path, to: targets)
        }
        let edit: ProjectEdit
        do {
            edit = try ProjectEdit(
                of: xcode, adding: additions, showing: specs, in: settings.specs, removing: removing, moved: moved)
        } catch {
            throw .unreadable(error, file)
        }
        if tests == nil, let path = adding.first(where: { $0.isBelow(settings.testing) }) {
            findings.report(
                .notInTarget, "Xcode project has no unit test target for '\(printable(target.name))'",
                at: .whole(path),
                notes: ["add one in Xcode, and run 'viper-gen generate'"])
        }
        kept = edit.rejected
        (added, removed) = (edit.added, edit.removed)
        if edit.bytes != file.bytes {
            change = FileChange(of: file, to: edit.bytes)
        }
    }
}

extension Rule {
    static let unreadableProject = Rule(
        id: "unreadableProject", summary: "Xcode project cannot be edited safely",
        explanation: """
            App.viper names an Xcode project that cannot be read safely. It contains merge conflict markers, is \
            incomplete, contains an ID twice, or lacks the target that App.viper names. The project was not changed; \
            all other files were written. Fix the project and run 'viper-gen generate', or add the files in Xcode. \
            After a merge, you can take either side: run 'git checkout --ours Shop.xcodeproj', and 'viper-gen \
            generate' adds the files of specs. That loses the other side's changes made in Xcode. To keep both, write \
            '*.pbxproj merge=viper-gen' to .gitattributes, and run 'git config merge.viper-gen.driver "viper-gen merge \
            %O %A %B"' and 'git checkout --merge Shop.xcodeproj'.
            """,
        wrong: "<<<<<<< HEAD   // in Shop.xcodeproj/project.pbxproj",
        right: "git checkout --ours Shop.xcodeproj && viper-gen generate")

    static let outdatedProject = Rule(
        id: "outdatedProject", summary: "Xcode project is out of date with the specs",
        explanation: """
            Xcode does not compile a file that no target contains, and a deleted file that a target still contains \
            breaks the build. Run 'viper-gen generate': it adds the files of specs to the app and test targets, and \
            removes those it deletes.
            """,
        wrong: "git checkout main -- Shop.xcodeproj   // after: viper-gen new Profile",
        right: "viper-gen generate")

    static let notInTarget = Rule(
        id: "notInTarget", severity: .warning, summary: "File is not compiled by its Xcode target",
        explanation: """
            viper-gen cannot add the file to the target. The file is in a folder reference, or in a synchronized \
            folder that excludes it or belongs to another target. Or it is a test, and no target has unit tests of the \
            app. Change the target membership in Xcode's file inspector, or set 'sources' or 'testing' to another \
            folder.
            """,
        wrong: "membershipExceptions = (Profile/ProfilePresenter.swift, );",
        right: "membershipExceptions = (Info.plist, );")
}

extension Diagnostic {
    /// Returns a finding with the reason and the edits that are left to do in Xcode.
    fileprivate static func unedited(
        _ problem: XcodeSyncError, _ project: String, adding: [String], removing: [String]
    ) -> Diagnostic {
        var diagnostic = of(problem)
        if !adding.isEmpty { diagnostic.notes.append("not in '\(printable(project))' yet: \(adding.named)") }
        if !removing.isEmpty { diagnostic.notes.append("deleted, but possibly still in it: \(removing.named)") }
        return diagnostic
    }

    /// Returns a finding about a project that cannot be read.
    static func of(_ problem: XcodeSyncError) -> Diagnostic {
        switch problem {
        case .unreadable(let fault, let file):
            Diagnostic(
                .unreadableProject, "Xcode project was not changed: \(fault.message)",
                at: SourceLocation(file, fault.range),
                notes: fault.message == ProjectError.mergeMarkers
                    ? ["run 'viper-gen explain unreadableProject' to learn how git can merge projects by objects"] : [])
        case .noTarget(let name, let names):
            Diagnostic(
                .unreadableProject, "Xcode project has no target '\(printable(name))'", at: nil,
                notes: ["choose one of \(names.named) in App.viper: 'project \"…\", \"TARGET\"'"])
        case .severalTargets(let names):
            Diagnostic(
                .unreadableProject, "several targets of the Xcode project build the same module: \(names.named)",
                at: nil,
                notes: ["choose one in App.viper: 'project \"…\", \"TARGET\"'"])
        }
    }

    /// Returns a warning about files that cannot be added to a target for the same reason.
    fileprivate static func notInTarget(_ all: [ProjectEdit.RejectedFile]) -> Diagnostic {
        let kept = all[0]
        let target = "'\(printable(kept.target))'"
        let isOne = all.count == 1
        let files = isOne ? "the file" : "\(all.count) files"
        let filesAre = isOne ? "file is" : "\(all.count) files are"
        let (message, advice): (String, String) =
            switch kept.obstacle {
            case .excluded(let folder):
                (
                    "synchronized folder '\(printable(folder))' excludes \(files) from \(target)",
                    "select \(target) in the file inspector"
                )
            case .foreignFolder(let folder):
                (
                    "\(filesAre) in synchronized folder '\(printable(folder))', which does not belong to \(target)",
                    "select \(target) in the file inspector, or correct 'project', 'sources' or 'testing'"
                )
            case .opaqueFolder(let folder):
                (
                    "\(filesAre) in '\(printable(folder))', which is a folder reference in the Xcode project",
                    "set 'sources' or 'testing' in App.viper to another folder"
                )
            case .noSourcesPhase:
                ("\(target) compiles no sources", "add the phase 'Compile Sources' to it in Xcode")
            }
        let others = isOne ? [] : [Diagnostic.Note("other files: \(all.dropFirst().map(\.path).named)")]
        return Diagnostic(.notInTarget, message, at: .whole(kept.path), notes: [.init(advice)] + others)
    }

    /// Returns a finding if the project is out of date.
    static func outdatedProject(_ update: XcodeUpdate) -> Diagnostic? {
        guard let file = update.file, update.change != nil else { return nil }
        var diagnostic = Diagnostic(
            .outdatedProject, "Xcode project is out of date with the specs", at: .whole(file.path),
            notes: ["run 'viper-gen generate'"])
        if !update.added.isEmpty { diagnostic.notes.append("missing in its target: \(update.added.named)") }
        if !update.removed.isEmpty { diagnostic.notes.append("no longer required: \(update.removed.named)") }
        return diagnostic
    }
}

extension [String] {
    /// `'A', 'B' and 7 more`.
    var named: String { map { "'\(printable($0))'" }.listed }

    /// `A, B and 7 more`.
    var listed: String { prefix(12).joined(separator: ", ") + (count > 12 ? " and \(count - 12) more" : "") }
}
