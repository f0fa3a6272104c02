import Diagnostics
import HandWritten
import ViperGeneration
import ViperModel

/// Compares the files to be with the disk, on any core, and lets go of the bytes that nobody is going to ask for.
struct DiskComparison: Sendable {
    /// Who needs the text of a file that has been compared with the disk.
    enum Readers: Sendable {
        /// Nobody: there is no Swift that people own.
        case nobody
        /// What people own has to follow the specs. That also decides which of their files are written at all. `written` is
        /// the Swift that people own, by path: what is there as it would be written says it all.
        case sync(written: [String: SourceFile])
    }

    private let project: Project
    private let edits: SharedOptions.Edits
    private let modules: ModuleSelection
    private let readers: Readers
    private let survey: Guarded<DiskSurvey>

    /// `modules` are those whose files are compared; the files of others are not selected.
    init(
        in project: Project, edits: SharedOptions.Edits, of modules: ModuleSelection = .all,
        readBy readers: Readers = .sync(written: [:])
    ) {
        self.project = project
        self.edits = edits
        self.modules = modules
        self.readers = readers
        survey = Guarded(DiskSurvey(below: project.root, on: project.fileSystem))
    }

    /// Compares files that belong together, and lets go of the bytes that are not needed any more.
    func take(_ files: [RenderedFile]) throws(CommandFailure) -> [ComparedFile] {
        var compared = try compared(files, at: try places(of: files))
        for index in compared.indices
        where compared[index].file.isInProject && (isReadByNobody || isUnchanged(compared[index])) {
            compared[index].letGo()
        }
        return compared
    }

    /// What is where the files are to be; nil for one that is not selected, or that the build makes.
    private func places(of files: [RenderedFile]) throws(CommandFailure) -> [DiskSurvey.Place?] {
        try survey.withValue { (survey) throws(CommandFailure) in
            var places: [DiskSurvey.Place?] = []
            for file in files {
                if WriteJournal.isReserved(file.path) {
                    places.append(.refused(PathRefusal(path: file.path, reason: .reserved)))
                } else {
                    let isSelected = file.isInProject && modules.holds(file.module)
                    places.append(isSelected ? try survey.place(of: file.path) : nil)
                }
            }
            return places
        }
    }

    private func compared(
        _ files: [RenderedFile], at places: [DiskSurvey.Place?]
    ) throws(CommandFailure) -> [ComparedFile] {
        // Of a module there are but a few.
        try files.indices.map { $0 }.mapInParallel(fewest: 32) { (index) throws(CommandFailure) in
            try compared(files[index], at: places[index])
        }
    }

    private func compared(_ file: RenderedFile, at place: DiskSurvey.Place?) throws(CommandFailure) -> ComparedFile {
        guard let place else {
            return ComparedFile(file.isInProject ? file.withoutBytes : file, .notSelected)
        }
        switch place {
        case .refused(let refusal): return ComparedFile(file.withoutBytes, .refused(refusal))
        case .missing:
            return ComparedFile(file, .new(FileChange(path: file.path, old: nil, new: file.bytes, place: place)))
        case .file: break
        }
        guard file.owner == .generated else { return ComparedFile(file, .unchanged) }
        let existing = try project.fileSystem.contents(of: project.path(file.path))
        if existing.hasSameBytes(as: file.bytes) { return ComparedFile(file, .unchanged) }
        if let refusal = edits.refusal(of: existing, at: file.path, replacedBy: file.bytes) {
            return ComparedFile(file, .edited(SourceFile(path: file.path, bytes: existing), refusal))
        }
        return ComparedFile(file, .new(FileChange(path: file.path, old: existing, new: file.bytes, place: place)))
    }

    private var isReadByNobody: Bool {
        if case .nobody = readers { true } else { false }
    }

    /// Its text is to be had elsewhere: it stands in what people own, or is rendered from a module's plan.
    private func isUnchanged(_ compared: ComparedFile) -> Bool {
        guard case .unchanged = compared.standing, case .sync(let written) = readers else { return false }
        let file = compared.file
        guard file.module != nil, file.template != nil else { return false }
        switch file.owner {
        case .generated: return true
        case .built: return false
        case .yours: return written[file.path]?.bytes.hasSameBytes(as: file.bytes) ?? false
        }
    }
}

/// A file to be, and how the disk has it.
struct ComparedFile: Sendable {
    /// How a file to be compares with what the disk has in its place.
    enum Standing: Sendable {
        /// It is of a module that this run leaves alone, or the build makes it.
        case notSelected
        /// Its path is one that nothing is written to.
        indirect case refused(PathRefusal)
        /// The disk has it as it is to be; or it is a person's, and there.
        case unchanged
        /// A person has edited what stands there, and that is respected.
        indirect case edited(SourceFile, Diagnostic)
        /// It is to be written.
        indirect case new(FileChange)
    }

    /// The file to be, without its bytes where they have been let go.
    private(set) var file: RenderedFile
    /// The disk has it as it is to be, and its bytes have been let go.
    private(set) var isUnchanged = false
    /// Tells what the disk holds of a generated file after the run; nil for a person's file.
    private(set) var digest: Digest?
    private(set) var standing: Standing

    fileprivate init(_ file: RenderedFile, _ standing: Standing) {
        self.file = file
        self.standing = standing
        switch standing {
        case .notSelected, .refused: break
        case .unchanged, .edited, .new: if file.owner == .generated { digest = Digest(file.bytes) }
        }
    }

    /// The disk gets it.
    var isChange: Bool {
        if case .new = standing { true } else { false }
    }

    /// The disk has it, and keeps it.
    var stays: Bool {
        switch standing {
        case .unchanged, .edited: true
        case .notSelected, .refused, .new: false
        }
    }

    fileprivate mutating func letGo() {
        file.bytes = []
        if case .unchanged = standing { isUnchanged = true }
    }
}

extension RenderedFile {
    fileprivate var withoutBytes: RenderedFile {
        var file = self
        file.bytes = []
        return file
    }
}

extension SharedOptions.Edits {
    /// What keeps a generated file from being overwritten, by what is to stand there; nil where it may be.
    func refusal(of existing: [UInt8], at path: String, replacedBy new: [UInt8] = []) -> Diagnostic? {
        switch (GeneratedHeader.state(of: existing), self) {
        case (.edited, .respected): .editedGeneratedFile(SourceFile(path: path, bytes: existing), new: new)
        case (.unmanaged, .respected): .foreignFile(path)
        case (.intact, _), (.conflicted, _), (_, .overwritten): nil
        }
    }
}
