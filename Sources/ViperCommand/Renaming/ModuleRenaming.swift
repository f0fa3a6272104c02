import Diagnostics
import SwiftSource
import ViperGeneration
import ViperModel
import ViperSpec

/// What has to become of a project so that a module has another name.
struct ModuleRenaming: Sendable {
    private(set) var changeSet: ChangeSet
    /// A finding for each file that stands where one of the module's files has to go.
    private(set) var obstacles: [Diagnostic] = []

    private let old: String
    private let new: String
    /// New names of types by old ones.
    private let names: [String: String]
    /// What is generated before, and the files after.
    private let before: GeneratedProject
    private let after: [RenderedFile]
    /// The paths that a step has dealt with: those after it leave them alone.
    private var done: Set<String> = []

    /// An error in the specs as they are, or as they would be, is a failure.
    init(
        of old: String, to new: String, in project: Project, _ session: Session
    ) throws(CommandFailure) {
        self.old = old
        self.new = new
        changeSet = ChangeSet(of: project, edits: session.shared.edits)
        before = try GeneratedProject(project, in: session)
        let module = try before.module(old)
        if before.program.modules.contains(where: { $0.name == new }) {
            throw .usage(.invalid("There is a module '\(new)' already."))
        }
        names = before.program.generatedNames(of: module, whenRenamed: new)

        let specs = Specs(before.input, old: old, new: new, names: names)
        let renamed = Pipeline.run(specs.input)
        if renamed.diagnostics.containsError { throw .invalidInput(renamed.diagnostics) }
        after = renamed.files

        for spec in specs.changes { try move(spec.from, to: spec.file.path, spec.file.bytes) }
        try moveModuleFiles()
        try removeWhatIsNotCalledFor()
        try renameElsewhere()
        try changeSet.add(after.filter(isToBeWritten))
    }

    /// The specs with the new name in them.
    private struct Specs {
        private(set) var input: Pipeline.Input
        private(set) var changes: [(from: SourceFile, file: SourceFile)] = []

        init(_ input: Pipeline.Input, old: String, new: String, names: [String: String]) {
            self.input = input
            self.input.app = input.app.map { renamed($0, old, new, names) }
            self.input.specs = input.specs.map { renamed($0, old, new, names) }
        }

        private mutating func renamed(
            _ source: SourceFile, _ old: String, _ new: String, _ names: [String: String]
        ) -> SourceFile {
            let places = SpecParser.parse(source).0.places(ofModule: old)
            let bytes = RenamedText.bytes(of: source, names: names, placing: new, at: places)
            let isNamedAfterIt = source.path.stem == old && source.path.hasSuffix(".viper")
            let path = isNamedAfterIt ? source.path.renamed(new) : source.path
            let result = SourceFile(path: path, bytes: bytes)
            if result != source { changes.append((source, result)) }
            return result
        }
    }

    // MARK: Files

    /// The module's own: what is generated is written anew, what is yours moves with its names replaced.
    private mutating func moveModuleFiles() throws(CommandFailure) {
        let pairs = zip(before.files.filter { $0.module == old }, after.filter { $0.module == new })
        for (file, renamed) in pairs {
            done.insert(file.path)
            guard let existing = try before.project.file(at: file.path) else { continue }
            switch file.owner {
            case .generated: try changeSet.removeGenerated(file.path)
            case .yours:
                let isUntouched = existing.bytes == file.bytes
                let bytes = isUntouched ? renamed.bytes : RenamedText.bytes(of: existing, names: names)
                try move(existing, to: renamed.path, bytes)
            }
        }
    }

    /// Removes generated files that are no longer made: a file that modules share may be named after a spec.
    private mutating func removeWhatIsNotCalledFor() throws(CommandFailure) {
        let wanted = Set(after.map(\.path))
        for file in before.files
        where file.owner == .generated && !wanted.contains(file.path) && !done.contains(file.path) {
            done.insert(file.path)
            if try before.project.file(at: file.path) != nil { try changeSet.removeGenerated(file.path) }
        }
    }

    /// Moves what else is in the module's folders, and renames in other hand-written Swift what is generated for the module.
    private mutating func renameElsewhere() throws(CommandFailure) {
        let folders = Set(before.folders.map { String($0.prefix { $0 != "/" }) })
        for folder in folders.sorted() {
            for path in try before.project.paths(in: folder, endingIn: ".swift") where !done.contains(path) {
                let moved = movedPath(path)
                guard moved != nil || !path.hasSuffix(".generated.swift"),
                    let file = try before.project.file(at: path)
                else { continue }
                let bytes = RenamedText.bytes(of: file, names: names)
                if moved != nil || bytes != file.bytes { try move(file, to: moved ?? path, bytes) }
            }
        }
    }

    /// Where a file in one of the module's folders goes; nil for others. What stands before `+` in its name may be a type's.
    private func movedPath(_ path: String) -> String? {
        guard let folder = before.folders.first(where: { path.hasPrefix("\($0)/\(old)/") }) else { return nil }
        let words = path.stem.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let stem = ([names[words[0]] ?? words[0]] + words.dropFirst()).joined(separator: "+")
        return "\(folder)/\(new)" + path.renamed(stem).dropFirst("\(folder)/\(old)".count)
    }

    /// Generated files that differ by the name, and files of yours that were not there.
    private func isToBeWritten(_ file: RenderedFile) -> Bool {
        switch file.owner {
        case .yours: file.module == new && !changeSet.changes.contains { $0.path == file.path }
        case .generated: !before.holds(file)
        }
    }

    private mutating func move(_ file: SourceFile, to other: String, _ bytes: [UInt8]) throws(CommandFailure) {
        done.insert(file.path)
        if file.path == other { return changeSet.add(FileChange(path: other, old: file.bytes, new: bytes)) }
        if try before.project.fileSystem.entry(at: before.project.path(other)) != nil {
            obstacles.report(
                .fileInTheWay, "'\(printable(other))' is in the way", at: nil,
                notes: ["nothing was renamed; move it away, or choose another name"])
        }
        changeSet.add(FileChange(path: file.path, old: file.bytes, new: nil))
        changeSet.add(FileChange(path: other, old: nil, new: bytes))
    }
}

extension String {
    /// The file's name in a path, without its ending.
    fileprivate var stem: String {
        let name = utf8.lastIndex(of: UInt8(ascii: "/")).map { self[utf8.index(after: $0)...] } ?? self[...]
        return String(name.prefix { $0 != "." })
    }

    /// The path with another name for the file, the ending kept.
    fileprivate func renamed(_ stem: String) -> String {
        let folder = utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[...$0]) } ?? ""
        return folder + stem + dropFirst(folder.count + self.stem.count)
    }
}

extension Rule {
    static let fileInTheWay = Rule(
        id: "fileInTheWay", summary: "A renamed module's files find their places free",
        explanation: """
            Renaming a module moves its files, those that are yours among them, to names that are made from the new one. Something \
            is there already, and it is not overwritten; nothing was renamed. Move it away, or choose another name.
            """,
        wrong: "// Sources/App/Notes/NotesPresenter.swift is there: viper-gen rename Memo Notes",
        right: "viper-gen rename Memo Jottings")
}
