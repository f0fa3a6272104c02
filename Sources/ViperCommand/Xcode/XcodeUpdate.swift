import Diagnostics
import ViperModel
import XcodeProject

/// The change to the Xcode project that makes it compile the files that the other changes leave on the disk.
struct XcodeUpdate: Sendable {
    /// The project's text as it was read; nil where none was.
    private(set) var file: SourceFile?
    private(set) var change: FileChange?
    /// The files that the project does not compile yet.
    private(set) var added: [String] = []
    /// The files that it names, and that are gone.
    private(set) var removed: [String] = []
    private(set) var findings: [Diagnostic] = []
    /// The files that stay out of a target, each with the cause.
    private var kept: [ProjectEdit.Kept] = []
    /// What a person is to do next; nil where nothing is.
    private(set) var remark: String?

    /// `standing` are files of specs that are there and stay; `moved` says of new files which ones they were; `own` are those
    /// that people own.
    init(
        _ xcode: AppSettings.Xcode, _ settings: AppSettings, in project: Project, after changes: [FileChange],
        standing: [String], moved: [String: String], own: [String]
    ) throws(CommandFailure) {
        let swift = changes.filter { $0.path.hasSuffix(".swift") }
        let gone = swift.filter(\.isRemoval).map(\.path)
        let wanted = Set(swift.filter { !$0.isRemoval }.map(\.path) + standing.filter { $0.hasSuffix(".swift") })
        switch try project.xcodeFile(xcode.project) {
        case .made(let path, let command):
            if swift.contains(where: { $0.isRemoval || $0.old == nil }) {
                remark = "'\(printable(xcode.project))' is made from '\(printable(path))': run '\(command)'."
            }
        case .missing:
            findings.report(
                .unreadableProject, "there is no Xcode project '\(printable(xcode.project))'", at: nil,
                notes: ["App.viper names it: 'project \"…\"'"])
        case .text(let file):
            self.file = file
            let read = try project.xcodeProject(file)
            let strays = try project.strays(among: own.filter { !gone.contains($0) }, from: try? read.get())
            let news = swift.filter { $0.old == nil && !$0.isRemoval }.map(\.path)
            let models = (try? read.get()).map { Self.models(of: news, in: $0) } ?? [:]
            let moved = moved.merging(strays) { old, _ in old }.merging(models) { old, _ in old }
            do {
                try edit(
                    try read.get(), file, settings, adding: wanted.union(strays.keys).sorted(), of: Set(news),
                    removing: gone + strays.values, moved)
            } catch {
                findings.append(.unedited(error, xcode.project, adding: news.sorted(), removing: gone.sorted()))
            }
            var byCause: [[ProjectEdit.Kept]] = []
            for file in kept {
                if try Self.isOfPackage(file, in: project) { continue }
                let group = byCause.firstIndex { $0[0].target == file.target && $0[0].obstacle == file.obstacle }
                if let group { byCause[group].append(file) } else { byCause.append([file]) }
            }
            findings += byCause.map(Diagnostic.notInTarget)
        }
    }

    /// Whether the file is in a local package that the project lists as one folder, or below one: the package compiles it.
    private static func isOfPackage(_ kept: ProjectEdit.Kept, in project: Project) throws(CommandFailure) -> Bool {
        guard case .opaqueFolder(let listed) = kept.obstacle else { return false }
        var folder = kept.path.pathFolder
        while !folder.isEmpty, folder.isBelow(listed) {
            if try project.entry(at: folder.child("Package.swift")) != nil { return true }
            folder = folder.pathFolder
        }
        return false
    }

    /// For each new file the generated file of its module, where the project has that. The new file belongs to the same targets,
    /// which may be those of several apps.
    private static func models(of news: [String], in xcode: XcodeProject) -> [String: String] {
        let pairs = news.map { path in
            let folder = path.pathFolder
            return (path, folder.child(folder.fileName + ".generated.swift"))
        }
        return Dictionary(firstOf: pairs.filter { $0.0 != $0.1 && xcode.uses($0.1) })
    }

    /// Edits the project: `adding` are the files that it has to compile, `news` those among them that are new on disk, and `moved`
    /// says of files which other ones they stand for or beside, whose targets they get.
    private mutating func edit(
        _ xcode: XcodeProject, _ file: SourceFile, _ settings: AppSettings, adding: [String], of news: Set<String>,
        removing: [String], _ moved: [String: String]
    ) throws(XcodeProblem) {
        let target = try xcode.target(settings)
        let companions = xcode.companions(of: target, below: settings.sources)
        let tests = xcode.testTarget(of: target)
        let additions = adding.map { path in
            let isNew = news.contains(path) && path.isBelow(settings.sources)
            var targets = moved[path].map(xcode.targets(naming:)) ?? (isNew ? companions : [])
            let own = path.isBelow(settings.sources) ? target : path.isBelow(settings.testing) ? tests : nil
            // A synchronised folder that excluded the old one excludes the new one.
            if let own, !targets.contains(own), !(moved[path].map { xcode.excludes($0, from: own) } ?? false) {
                targets.append(own)
            }
            return ProjectEdit.Addition(path, to: targets)
        }
        let edit: ProjectEdit
        do {
            edit = try ProjectEdit(of: xcode, adding: additions, removing: removing, moved: moved)
        } catch {
            throw .unreadable(error, file)
        }
        if tests == nil, let path = adding.first(where: { $0.isBelow(settings.testing) }) {
            findings.report(
                .notInTarget, "no target of the Xcode project has unit tests of '\(printable(target.name))'",
                at: .whole(path),
                notes: ["add a target for them in Xcode, and run `viper-gen generate`"])
        }
        kept = edit.kept
        (added, removed) = (edit.added, edit.removed)
        if !edit.bytes.hasSameBytes(as: file.bytes) {
            change = FileChange(of: file, to: edit.bytes)
        }
    }
}

extension Rule {
    static let unreadableProject = Rule(
        id: "unreadableProject", summary: "An Xcode project is edited where all of it is understood",
        explanation: """
            App.viper names an Xcode project, and its text cannot be read with certainty: a merge has left its markers, it is cut \
            off, an ID stands twice, or App.viper names no target of it. Nothing was written to it; all other files were. Mend \
            the project and run `viper-gen generate`, which adds what is missing, or add the files by hand in Xcode.

            After a merge, either side will do: `git checkout --ours Shop.xcodeproj`, and `viper-gen generate` adds the files of \
            specs. What the other side has done in Xcode is lost so. To have it all, let git merge it once more, by objects: write \
            '*.pbxproj merge=viper-gen' into .gitattributes, and say `git config merge.viper-gen.driver "viper-gen merge %O %A %B"` \
            and `git checkout --merge Shop.xcodeproj`.
            """,
        wrong: "<<<<<<< HEAD   // in Shop.xcodeproj/project.pbxproj",
        right: "git checkout --ours Shop.xcodeproj && viper-gen generate")

    static let outdatedProject = Rule(
        id: "outdatedProject", summary: "An Xcode project compiles the files that specs call for",
        explanation: """
            A file that no target names is not compiled, and one that is gone stops the build. `viper-gen generate` adds the files \
            of specs to the target of the app and to that of its tests, and takes out those that it deletes.
            """,
        wrong: "git checkout main -- Shop.xcodeproj   // after: viper-gen new Profile",
        right: "viper-gen generate")

    static let notInTarget = Rule(
        id: "notInTarget", severity: .warning, summary: "What specs call for is compiled by a target",
        explanation: """
            The file stands where adding it to the Xcode project does not help: in a synchronised folder that excludes it or that \
            is another target's, in a folder that the project has as one thing, or among tests where no target has unit tests of \
            the app. Change that in Xcode, in the file inspector's list of targets, or write elsewhere: `sources`, `testing`.
            """,
        wrong: "membershipExceptions = (Profile/ProfilePresenter.swift, );",
        right: "membershipExceptions = (Info.plist, );")
}

extension Diagnostic {
    /// Why the project was not edited, and what a person would have to do to it.
    fileprivate static func unedited(
        _ problem: XcodeProblem, _ project: String, adding: [String], removing: [String]
    ) -> Diagnostic {
        var diagnostic = of(problem)
        if !adding.isEmpty { diagnostic.notes.append("not in '\(printable(project))' yet: \(adding.named)") }
        if !removing.isEmpty { diagnostic.notes.append("gone, and perhaps still in it: \(removing.named)") }
        return diagnostic
    }

    /// What keeps a project from being read.
    static func of(_ problem: XcodeProblem) -> Diagnostic {
        switch problem {
        case .unreadable(let fault, let file):
            Diagnostic(
                .unreadableProject, "the Xcode project is left as it is: \(fault.message)",
                at: SourceLocation(file, fault.range),
                notes: fault.message == ProjectFault.mergeMarkers
                    ? ["`viper-gen explain unreadableProject` tells how git merges projects by objects"] : [])
        case .noTarget(let name, let names):
            Diagnostic(
                .unreadableProject, "the Xcode project has no target '\(printable(name))'", at: nil,
                notes: ["its targets are \(names.named); App.viper chooses: 'project \"…\", \"TARGET\"'"])
        case .severalTargets(let names):
            Diagnostic(
                .unreadableProject, "several targets of the Xcode project make the same module: \(names.named)",
                at: nil,
                notes: ["App.viper chooses: 'project \"…\", \"TARGET\"'"])
        }
    }

    /// The warning about files that all stay out of one target for one cause.
    fileprivate static func notInTarget(_ all: [ProjectEdit.Kept]) -> Diagnostic {
        let kept = all[0]
        let target = "'\(printable(kept.target))'"
        let isOne = all.count == 1
        let files = isOne ? "this file" : "\(all.count) files"
        let stand = isOne ? "this file stands" : "\(all.count) files stand"
        let (message, advice): (String, String) =
            switch kept.obstacle {
            case .excluded(let folder):
                (
                    "the synchronised folder '\(printable(folder))' excludes \(files) from \(target)",
                    "tick \(target) in the file inspector's list of targets"
                )
            case .foreignFolder(let folder):
                (
                    "\(stand) in the synchronised folder '\(printable(folder))', which is not of \(target)",
                    "tick \(target) in the file inspector's list of targets, or correct 'project', 'sources' or 'testing'"
                )
            case .opaqueFolder(let folder):
                (
                    "\(stand) in '\(printable(folder))', which the Xcode project has as one thing",
                    "write elsewhere: 'sources' and 'testing' of App.viper say where"
                )
            case .noSourcesPhase:
                ("\(target) compiles no sources", "add the phase 'Compile Sources' to it in Xcode")
            }
        let others = isOne ? [] : [Diagnostic.Note("the others are \(all.dropFirst().map(\.path).named)")]
        return Diagnostic(.notInTarget, message, at: .whole(kept.path), notes: [.init(advice)] + others)
    }

    /// The finding that a project is not as `generate` leaves it; nil for one that is.
    static func outdatedProject(_ update: XcodeUpdate) -> Diagnostic? {
        guard let file = update.file, update.change != nil else { return nil }
        var diagnostic = Diagnostic(
            .outdatedProject, "the Xcode project is not in line with the specs", at: .whole(file.path),
            notes: ["`viper-gen generate` brings it there"])
        if !update.added.isEmpty { diagnostic.notes.append("not in its target: \(update.added.named)") }
        if !update.removed.isEmpty { diagnostic.notes.append("named, and not called for: \(update.removed.named)") }
        return diagnostic
    }
}

extension [String] {
    /// `'A', 'B' and 7 more`.
    var named: String { map { "'\(printable($0))'" }.listed }

    /// `A, B and 7 more`.
    var listed: String { prefix(12).joined(separator: ", ") + (count > 12 ? " and \(count - 12) more" : "") }
}
