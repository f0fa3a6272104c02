import Diagnostics
import HandWritten
import ViperGeneration
import ViperModel

/// Compares the files that a run wants with those on the disk, from several threads at once. It releases the bytes of files that
/// nothing needs afterwards.
struct DiskComparison: Sendable {
    private let project: Project
    private let edits: SharedOptions.Edits
    private let modules: ModuleSelection
    /// Writes files that the disk does not have as they are wanted to temporaries at once; nil where they are only reported.
    private let writer: SafeWriter?
    /// The Swift that people own, by path. `Sync` brings it in line with the files, and decides which of it is written at all: a
    /// file that is there as it would be written need not be kept twice. Nil where there is none: then nobody reads the files.
    private let written: [String: SourceFile]?
    private let survey: Guarded<DiskSurvey>

    /// `modules` are those whose files are compared; the files of others are not selected.
    init(
        in project: Project, edits: SharedOptions.Edits, of modules: ModuleSelection = .all,
        by writer: SafeWriter? = nil, beside written: [String: SourceFile]? = [:]
    ) {
        self.project = project
        self.edits = edits
        self.modules = modules
        self.writer = writer
        self.written = written
        survey = Guarded(DiskSurvey(below: project.root, on: project.fileSystem))
    }

    /// Compares files that belong together, and writes them to temporaries where that is what the comparison is for.
    func take(_ files: [RenderedFile]) throws(CommandFailure) -> [ComparedFile] {
        let places = try places(of: files)
        return try staged(try compared(files, at: places), at: places)
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
        // For the few files of one module other cores are not worth asking.
        try files.indices.map { $0 }.mapInParallel(fewest: 32) { (index) throws(CommandFailure) in
            try compared(files[index], at: places[index])
        }
    }

    private func compared(_ file: RenderedFile, at place: DiskSurvey.Place?) throws(CommandFailure) -> ComparedFile {
        guard let place else { return ComparedFile(file.isInProject ? file.withoutBytes : file, .notSelected) }
        switch place {
        case .refused(let refusal): return ComparedFile(file.withoutBytes, .refused(refusal))
        case .missing: return ComparedFile(file, .new(instead: nil, .bytes(file.bytes)))
        case .file: break
        }
        guard file.owner == .generated else { return ComparedFile(file, .unchanged) }
        let existing = try project.contents(of: file.path)
        if existing.hasSameLines(as: file.bytes) { return ComparedFile(file, .unchanged) }
        if let refusal = edits.refusal(of: existing, at: file.path, replacedBy: file.bytes) {
            return ComparedFile(file, .edited(SourceFile(path: file.path, bytes: existing), refusal))
        }
        return ComparedFile(file, .new(instead: existing, .bytes(file.bytes)))
    }

    /// Writes what can be written to temporaries, where the run writes, and releases the bytes that nothing needs any more.
    private func staged(
        _ compared: [ComparedFile], at places: [DiskSurvey.Place?]
    ) throws(CommandFailure) -> [ComparedFile] {
        var files = compared
        if let writer {
            let awaited = files.indices.filter { index in
                files[index].isChange && (files[index].file.owner == .generated || written == nil)
            }
            let news = awaited.compactMap { index in
                places[index].flatMap {
                    SafeWriter.NewFile(path: files[index].file.path, bytes: files[index].file.bytes, at: $0)
                }
            }
            for (index, temporary) in zip(awaited, try writer.stage(news)) { files[index].isStaged(as: temporary) }
        }
        for index in files.indices where files[index].file.isInProject && !isToBeRead(files[index]) {
            files[index].releaseBytes()
        }
        return files
    }

    /// Whether `Sync` reads a file's text here. Where the disk has a module's file as it is wanted, it gets that elsewhere: from
    /// what people own, or by rendering it again.
    private func isToBeRead(_ compared: ComparedFile) -> Bool {
        guard let written else { return false }
        let file = compared.file
        guard case .unchanged = compared.standing, file.module != nil, file.template != nil else { return true }
        return switch file.owner {
        case .generated: false
        case .built: true
        case .yours: !(written[file.path]?.bytes.hasSameBytes(as: file.bytes) ?? false)
        }
    }
}

/// A file that a run wants, and how it compares with what is on the disk.
struct ComparedFile: Sendable {
    /// How a wanted file compares with what the disk has in its place.
    enum Standing: Sendable {
        /// It is of a module that this run leaves alone, or the build makes it.
        case notSelected
        /// Its path is one that nothing is written to.
        indirect case refused(PathRefusal)
        /// The disk has it as it is to be; or it is a person's, and there.
        case unchanged
        /// A person has edited what stands there, and that is respected.
        indirect case edited(SourceFile, Diagnostic)
        /// It is to be written, instead of what the disk has there.
        case new(instead: [UInt8]?, FileChange.Content)
    }

    /// The wanted file, without its bytes where they were released.
    private(set) var file: RenderedFile
    /// Whether the disk has it as it is wanted, and its bytes were released.
    private(set) var isUnchanged = false
    private(set) var standing: Standing

    fileprivate init(_ file: RenderedFile, _ standing: Standing) {
        self.file = file
        self.standing = standing
    }

    /// Whether the run writes it.
    var isChange: Bool {
        if case .new = standing { true } else { false }
    }

    /// Whether the run writes it where nothing is.
    var isNew: Bool {
        if case .new(instead: nil, _) = standing { true } else { false }
    }

    /// Whether the disk has it, and the run leaves it there.
    var stays: Bool {
        switch standing {
        case .unchanged, .edited: true
        case .notSelected, .refused, .new: false
        }
    }

    fileprivate mutating func releaseBytes() {
        file.bytes = []
        if case .unchanged = standing { isUnchanged = true }
    }

    fileprivate mutating func isStaged(as temporary: SafeWriter.Temporary) {
        guard case .new(let old, _) = standing else { return }
        standing = .new(instead: old, .staged(temporary))
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
