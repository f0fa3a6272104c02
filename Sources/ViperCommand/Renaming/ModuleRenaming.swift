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

    private let project: Project
    private let settings: AppSettings
    private let old: String
    private let new: String
    /// New names of types by old ones.
    private let names: [String: String]
    /// What is generated before and after.
    private let before: [RenderedFile]
    private let after: [RenderedFile]
    /// The paths that a step has dealt with: those after it leave them alone.
    private var done: Set<String> = []

    /// An error in the specs as they are, or as they would be, is a failure.
    init(
        of old: String, to new: String, in project: Project, _ session: Session
    ) throws(CommandFailure) {
        let (settings, input) = try asFailure { () throws(FileError) in
            try Generation(project: project, session: session).read()
        }
        self.project = project
        self.settings = settings
        self.old = old
        self.new = new
        changeSet = ChangeSet(of: project, edits: session.shared.edits)

        let output = Pipeline.run(input)
        guard let program = output.program, !output.diagnostics.containsError else {
            throw .invalidInput(output.diagnostics)
        }
        guard let module = program.modules.first(where: { $0.name == old }) else {
            throw .usage(.unknownModule(old, suggestion: nearest(to: old, in: output.modules)))
        }
        if output.modules.contains(new) { throw .usage(.invalid("There is a module '\(new)' already.")) }
        before = output.files
        names = program.generatedNames(of: module, whenRenamed: new)

        let specs = Specs(input, old: old, new: new, names: names)
        let renamed = Pipeline.run(specs.input)
        if renamed.diagnostics.containsError { throw .invalidInput(renamed.diagnostics) }
        after = renamed.files

        try asFailure { () throws(FileError) in
            for spec in specs.changes { try move(spec.from, to: spec.file.path, spec.file.bytes) }
            try moveModuleFiles()
            try removeWhatIsNotCalledFor()
            try moveOtherFiles()
            try renameElsewhere()
            try changeSet.add(after.filter(isToBeWritten))
        }
    }

    /// The specs with the new name in them.
    private struct Specs {
        private(set) var input: Pipeline.Input
        private(set) var changes: [(from: SourceFile, file: SourceFile)] = []

        init(_ input: Pipeline.Input, old: String, new: String, names: [String: String]) {
            self.input = input
            func renamed(_ source: SourceFile) -> SourceFile {
                let places = SpecParser.parse(source).0.places(ofModule: old)
                let bytes = RenamedText.bytes(of: source, names: names, placing: new, at: places)
                let isNamedAfterIt = source.path.stem == old && source.path.hasSuffix(".viper")
                return SourceFile(path: isNamedAfterIt ? source.path.renamed(new) : source.path, bytes: bytes)
            }
            var changes: [(from: SourceFile, file: SourceFile)] = []
            func note(_ source: SourceFile) -> SourceFile {
                let result = renamed(source)
                if result != source { changes.append((source, result)) }
                return result
            }
            self.input.app = input.app.map(note)
            self.input.specs = input.specs.map(note)
            self.changes = changes
        }
    }

    // MARK: Files

    /// The module's own: what is generated is written anew, what is yours moves with its names replaced.
    private mutating func moveModuleFiles() throws(FileError) {
        let pairs = zip(before.filter { $0.module == old }, after.filter { $0.module == new })
        for (file, renamed) in pairs {
            done.insert(file.path)
            guard let existing = try project.file(at: file.path) else { continue }
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
    private mutating func removeWhatIsNotCalledFor() throws(FileError) {
        let wanted = Set(after.map(\.path))
        for file in before where file.owner == .generated && !wanted.contains(file.path) && !done.contains(file.path) {
            done.insert(file.path)
            if try project.file(at: file.path) != nil { try changeSet.removeGenerated(file.path) }
        }
    }

    /// Moves what else is in the module's folders.
    private mutating func moveOtherFiles() throws(FileError) {
        for folder in [settings.sources, settings.testing] {
            let prefix = "\(folder)/\(old)/"
            for path in try project.paths(in: "\(folder)/\(old)", endingIn: ".swift") where !done.contains(path) {
                guard let file = try project.file(at: path) else { continue }
                let words = path.stem.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
                let stem = [names[String(words[0])] ?? String(words[0])] + words.dropFirst().map(String.init)
                let moved = "\(folder)/\(new)/" + path.renamed(stem.joined(separator: "+")).dropFirst(prefix.count)
                try move(file, to: moved, RenamedText.bytes(of: file, names: names))
            }
        }
    }

    /// Hand-written Swift that names what is generated for the module.
    private mutating func renameElsewhere() throws(FileError) {
        let folders = [settings.sources, settings.testing].map { String($0.prefix { $0 != "/" }) }
        for folder in Set(folders).sorted() {
            for path in try project.paths(in: folder, endingIn: ".swift")
            where !done.contains(path) && !path.hasSuffix(".generated.swift") {
                guard let file = try project.file(at: path) else { continue }
                let bytes = RenamedText.bytes(of: file, names: names)
                if bytes != file.bytes { changeSet.add(FileChange(path: path, old: file.bytes, new: bytes)) }
            }
        }
    }

    /// Generated files that differ by the name, and files of yours that were not there.
    private func isToBeWritten(_ file: RenderedFile) -> Bool {
        switch file.owner {
        case .yours: file.module == new && !changeSet.changes.contains { $0.path == file.path }
        case .generated: !before.contains { $0.path == file.path && $0.bytes == file.bytes }
        }
    }

    private mutating func move(_ file: SourceFile, to other: String, _ bytes: [UInt8]) throws(FileError) {
        done.insert(file.path)
        if file.path == other { return changeSet.add(FileChange(path: other, old: file.bytes, new: bytes)) }
        if try project.fileSystem.entry(at: project.path(other)) != nil { obstacles.append(.fileInTheWay(other)) }
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

extension Diagnostic {
    static func fileInTheWay(_ path: String) -> Diagnostic {
        Diagnostic(
            .fileInTheWay, "'\(printable(path))' is in the way", at: nil,
            notes: [.init("nothing was renamed; move it away, or choose another name")])
    }
}
