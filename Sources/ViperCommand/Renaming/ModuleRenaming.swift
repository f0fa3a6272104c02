import Diagnostics
import SwiftSource
import UserCode
import ViperGeneration
import ViperModel
import ViperSpec

/// The renaming of a module in specs, generated files and user-owned Swift.
struct ModuleRenaming: Sendable {
    private(set) var changeSet: ChangeSet
    /// The findings that prevent the renaming, such as another file or type that already has one of the new names.
    private(set) var obstacles: [Diagnostic] = []
    /// The old paths of moved files by new path.
    private var moved: [String: String] = [:]

    /// Whether other packages can open the module.
    let isPublic: Bool
    private let old: String
    /// The path of the module's folder inside the folders of the sources and tests.
    private let oldFolder: String
    private let new: String
    /// The new names of the module's types by old name.
    private let names: [String: String]
    /// The project before the renaming. `after` has the rendered files after the renaming.
    let before: GeneratedProject
    private var after: [RenderedFile] = []

    /// Renames a module. Throws if the specs have errors before or after the renaming.
    init(of old: String, to new: String, in project: Project, _ session: Session) throws(CommandFailure) {
        self.old = old
        self.new = new
        changeSet = ChangeSet(of: project, edits: session.shared.edits)
        before = try GeneratedProject(project, in: session)
        let module = try before.module(old)
        if before.program.modules.contains(where: { $0.name == new }) {
            throw .invalid("Module '\(new)' already exists.")
        }
        isPublic = module.isPublic
        oldFolder = module.folder
        names = Self.names(of: module, whenRenamed: new, in: before)

        var input = before.input
        input.app = input.app.map(renamedSpec)
        input.specs = input.specs.map(renamedSpec)
        let output = Pipeline.run(input)
        if output.diagnostics.containsError { throw .invalidInput(output.diagnostics) }
        after = output.files
        reportTakenNames()
        try reportOutdatedFiles()

        for (spec, renamed) in zip(before.input.sources, input.sources) where spec != renamed {
            try move(spec, to: renamed.path, renamed.bytes)
        }
        try removeGeneratedFiles()
        try moveFilesOfModule()
        try renameInOtherFiles()
        // Generated files can depend on user-owned Swift, which was moved and changed above. So they are rendered
        // again.
        input.own = AppSources(
            sources: moved(input.own.sources), tests: moved(input.own.tests), others: input.own.others)
        after = Pipeline.run(input).files
        try changeSet.add(after.filter(isToBeWritten))
        changeSet.keepPermissions(moved: moved)
        changeSet.add(findings: try reportUnknownTargets())
        try changeSet.updateXcodeProject(before.settings, moved: moved)
        try changeSet.updateBaseline(moved: moved)
    }

    /// Returns the new names of the module's types by old name. If the user chose the name of a class, and it starts
    /// with the module's name, only this prefix changes: `FeedVC` becomes `NewsVC`.
    private static func names(
        of module: Module, whenRenamed new: String, in before: GeneratedProject
    ) -> [String: String] {
        var names = before.program.generatedNames(of: module, whenRenamed: new)
        guard before.settings.emit(of: module).isDisjoint(with: .withClasses) else { return names }
        let headings = before.input.own.sources.map { source in
            OutlineParser.read(source).outline.declarations.map(DeclarationHeading.init)
        }
        let partNames = PartNames(before.program, headings.joined())
        for part in module.parts {
            let usual = module.className(of: part, before.settings)
            let own = partNames.className(of: part, in: module)
            if usual == own { continue }
            names[usual] = nil
            let renamed = own.beginning(with: new, insteadOf: module.name)
            if renamed != own { names[own] = renamed }
        }
        return names
    }

    /// Returns a spec with the module renamed in its text. A file that is named after the module gets the new name too,
    /// except App.viper.
    private func renamedSpec(_ spec: SourceFile) -> SourceFile {
        let places = Dictionary(firstOf: SpecParser.parse(spec).0.places(ofModule: old).map { ($0, new) })
        let isNamedAfterIt =
            spec.path != Project.appFileName && spec.path.stem == old && spec.path.hasSuffix(".viper")
        return SourceFile(
            path: isNamedAfterIt ? spec.path.renamed(new) : spec.path,
            bytes: RenamedText.bytes(of: spec, names: names, replacements: places))
    }

    /// Returns a user-owned Swift file with the new names, also in the messages of stubs and disabled tests.
    private func renamedSwift(_ file: SourceFile) -> [UInt8] {
        RenamedText.bytes(of: file, names: names, replacements: file.unwrittenMembers(renaming: names))
    }

    /// Reports types that already have one of the new names. After the renaming, both types would have the same name.
    private mutating func reportTakenNames() {
        let taken = Set(names.values).subtracting(names.keys)
        let search = WordSearch(taken)
        for source in before.input.own.sources + before.input.own.tests where search.isFound(in: source) {
            for type in OutlineParser.read(source).outline.declarations
            where type.kind != .extension && taken.contains(type.name.name) {
                obstacles.report(
                    .fileInTheWay, "'\(type.name.name)' is already declared",
                    at: SourceLocation(source, type.name.range),
                    notes: ["rename it, or choose another name for the module; nothing was renamed"])
            }
        }
    }

    /// Reports generated files that are out of date. They contain the previous state of the specs, which `generate`
    /// compares with the current state to update classes. So the user must run `generate` before the renaming.
    private mutating func reportOutdatedFiles() throws(CommandFailure) {
        for file in before.files where file.owner == .generated {
            guard let existing = try before.project.file(at: file.path), GeneratedHeader.isIntact(existing.bytes),
                !existing.bytes.hasSameLines(as: file.bytes)
            else { continue }
            obstacles.append(.outdatedFile(existing, new: file.bytes))
        }
    }

    /// The declarations in the module's files whose names contain the module's old name and stay unchanged, with their
    /// locations.
    var keptNames: [String] {
        let sections = before.program.modules.filter { $0.name == old }.flatMap(\.contract)
        let following = Set(sections.flatMap(\.members).map(\.baseName)).union(names.values)
        let files = changeSet.changes.filter { moved[$0.path] != nil && $0.path.hasSuffix(".swift") }
        return files.filter { !$0.path.isGeneratedPath }.flatMap { change -> [String] in
            let source = SourceFile(path: change.path, bytes: change.new ?? [])
            func kept(_ declarations: [DeclarationOutline]) -> [String] {
                declarations.flatMap { declaration -> [String] in
                    let name = declaration.name.name
                    let line = source.position(of: declaration.name.range.lowerBound).line
                    let isKept = declaration.isTypeOrFunction && name.hasWord(old) && !following.contains(name)
                    return (isKept ? ["'\(name)' (\(source.path):\(line))"] : []) + kept(declaration.members)
                }
            }
            return kept(OutlineParser.read(source).outline.declarations)
        }
    }

    /// Returns the storyboards and resources in the module's folders. They are not moved, because the Xcode project has
    /// more settings for them than their path.
    func keptFiles() throws(CommandFailure) -> [String] {
        if newFolder == oldFolder { return [] }
        return try before.folders.map { (folder) throws(CommandFailure) in
            try before.project.paths(
                in: "\(folder)/\(oldFolder)", endingIn: ".xib", ".storyboard", ".strings", ".xcassets")
        }.flatMap { paths in paths.filter { before.module(ofFileAt: $0)?.name == old } }
    }

    /// Returns the xibs that are named after a renamed class, with their new names. UIKit finds a controller's xib by
    /// the name of the class.
    func xibsOfRenamedClasses() throws(CommandFailure) -> [String] {
        try before.folders.map { (folder) throws(CommandFailure) in
            try before.project.paths(in: folder, endingIn: ".xib")
        }.joined().compactMap { path in
            names[path.stem].map { "'\(printable(path))' to '\(path.renamed($0).fileName)'" }
        }
    }

    /// Returns a finding if viper-gen cannot tell which targets contain changed storyboards, or changed Swift files
    /// outside the app's folders.
    private func reportUnknownTargets() throws(CommandFailure) -> [Diagnostic] {
        guard let xcode = before.settings.xcode,
            try before.project.otherTargets(before.settings, showing: []) == nil
        else { return [] }
        let files = changeSet.changes.map(\.path).filter { path in
            path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
                || path.hasSuffix(".swift") && !before.folders.contains(where: path.isBelow)
        }
        return files.isEmpty ? [] : [.unknownTargets(of: files, in: xcode.project)]
    }

    // MARK: Files

    /// Returns user-owned Swift files with their new paths and contents.
    private func moved(_ files: [SourceFile]) -> [SourceFile] {
        let changed = Dictionary(
            firstOf: changeSet.changes.compactMap { change in
                change.new.map { (moved[change.path] ?? change.path, SourceFile(path: change.path, bytes: $0)) }
            })
        return files.map { changed[$0.path] ?? $0 }.sorted { $0.path < $1.path }
    }

    /// Removes the generated files that are no longer required.
    private mutating func removeGeneratedFiles() throws(CommandFailure) {
        let wanted = Set(after.map(\.path))
        for file in before.files where file.owner != .yours && !wanted.contains(file.path) {
            if try before.project.file(at: file.path) != nil { try changeSet.removeGenerated(file.path) }
        }
    }

    /// Moves the module's user-owned files. Files that the user has not edited are rendered again. Also records the new
    /// paths of generated files.
    private mutating func moveFilesOfModule() throws(CommandFailure) {
        for (file, renamed) in zip(before.files.filter { $0.module == old }, after.filter { $0.module == new }) {
            if file.owner == .generated, file.path != renamed.path { moved[renamed.path] = file.path }
            guard file.owner == .yours, let existing = try before.project.file(at: file.path) else { continue }
            let isUntouched = existing.bytes == file.bytes
            let bytes = isUntouched ? renamed.bytes : renamedSwift(existing)
            try move(existing, to: renamed.path, bytes)
        }
    }

    /// Moves the other files in the module's folders, and renames the types in all other user-owned Swift.
    private mutating func renameInOtherFiles() throws(CommandFailure) {
        let done = Set(changeSet.changes.map(\.path))
        for folder in before.project.swiftFolders(before.settings) {
            for path in try before.project.swiftPaths(in: folder, before.settings) where !done.contains(path) {
                let moved = movedPath(path)
                guard moved != nil || !path.hasSuffix(".generated.swift"),
                    let file = try before.project.file(at: path)
                else { continue }
                let bytes = renamedSwift(file)
                if moved != nil || bytes != file.bytes { try move(file, to: moved ?? path, bytes) }
            }
            // A storyboard refers to classes only by 'customClass'.
            let storyboards = try before.project.paths(in: folder, endingIn: ".storyboard", ".xib")
            let others =
                storyboards.isEmpty ? nil : try before.project.otherTargets(before.settings, showing: storyboards)
            for path in storyboards {
                guard let file = try before.project.file(at: path) else { continue }
                let bytes = StoryboardText.bytes(of: file, names: names, besides: others)
                if bytes != file.bytes { try move(file, to: path, bytes) }
            }
        }
    }

    /// Returns the new path of a file of the module; nil for other files. In a file name such as
    /// `FeedPresenter+Search.swift`, only the type is renamed.
    private func movedPath(_ path: String) -> String? {
        let words = path.stem.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let stem = ([names[words[0]] ?? words[0]] + words.dropFirst()).joined(separator: "+")
        guard before.module(ofFileAt: path)?.name == old,
            let folder = before.folders.first(where: { path.hasPrefix("\($0)/\(oldFolder)/") })
        else {
            // The file is not in the module's folder. If it is a class of the module, only its file name changes.
            return before.files.contains { $0.module == old && $0.path.fileName == path.fileName }
                ? path.renamed(stem) : nil
        }
        return "\(folder)/\(newFolder)" + path.renamed(stem).dropFirst("\(folder)/\(oldFolder)".count)
    }

    /// The new path of the module's folder. The folders of the spec's path are kept: `Auth/News` for
    /// `Specs/Auth/News.viper`.
    private var newFolder: String {
        let folder = after.first { $0.module == new }?.path.pathFolder ?? new
        return before.folders.first { folder.hasPrefix($0 + "/") }.map { String(folder.dropFirst($0.count + 1)) } ?? new
    }

    /// Returns whether the rendered file must be written: a generated file that changed, or a user-owned file that is
    /// missing.
    private func isToBeWritten(_ file: RenderedFile) -> Bool {
        switch file.owner {
        case .yours:
            file.module == new
                && !changeSet.changes.contains { !$0.isRemoval && $0.path.fileName == file.path.fileName }
        case .generated: !before.holds(file)
        case .built: false
        }
    }

    private mutating func move(_ file: SourceFile, to other: String, _ bytes: [UInt8]) throws(CommandFailure) {
        if file.path == other { return changeSet.add(FileChange(path: other, old: file.bytes, new: bytes)) }
        if try before.project.entry(at: other) != nil {
            obstacles.report(
                .fileInTheWay, "'\(printable(other))' already exists", at: nil,
                notes: ["move it away, or choose another name; nothing was renamed"])
        }
        moved[other] = file.path
        changeSet.add(FileChange(of: file, to: nil))
        changeSet.add(FileChange(path: other, old: nil, new: bytes))
    }
}

extension DeclarationOutline {
    fileprivate var isTypeOrFunction: Bool {
        [.class, .struct, .enum, .actor, .protocol, .typealias, .function].contains(kind)
    }
}

extension String {
    /// Returns whether a name contains a word: 'makeCartRouter' contains 'Cart', 'Cartoon' does not.
    fileprivate func hasWord(_ word: String) -> Bool {
        ranges(of: word).contains { self[$0.upperBound...].first?.isLowercase != true }
    }

    /// The file name without its extension.
    fileprivate var stem: String { String(fileName.prefix { $0 != "." }) }

    /// Returns the path with another file name and the same extension.
    fileprivate func renamed(_ stem: String) -> String {
        pathFolder.child(stem + fileName.dropFirst(self.stem.count))
    }
}

extension Diagnostic {
    fileprivate static func unknownTargets(of files: [String], in project: String) -> Diagnostic {
        var finding = Diagnostic(
            .unreadableProject, "cannot find the targets of these files in '\(printable(project))': \(files.named)",
            at: nil, notes: ["these files were renamed too; if they belong to another app, undo their renaming"])
        finding.severity = .warning
        return finding
    }
}

extension Rule {
    static let fileInTheWay = Rule(
        id: "fileInTheWay", summary: "Renaming would overwrite a file or type",
        explanation: """
            Renaming a module renames its files, including yours, and its types. A file or type with the new name \
            already exists, so nothing was renamed. Move or rename that file or type, or choose another name for the \
            module.
            """,
        wrong: "// Sources/App/Notes/NotesPresenter.swift is there: viper-gen rename Memo Notes",
        right: "viper-gen rename Memo Jottings")
}
