import Diagnostics

/// What a run leaves for the next one: which files there were, as one digest, and what was found in them. As long as the files
/// are the same, there is nothing to do but to say that again.
struct Memo: Sendable, Hashable {
    /// Stands for the paths and the contents of all files that the run has read or left: see `Inventory.state`.
    var state: Digest
    var moduleCount: Int
    /// How many files the specs call for.
    var fileCount: Int
    /// How many tests are not written, because they could not run.
    var omittedTestCount: Int
    /// The paths of those that stand where no run looks for files by itself.
    var elsewhere: [String]
    /// The paths of the Swift files whose types specs mention.
    var own: [String]
    /// The findings, as `FindingsText` has them.
    var findings: [UInt8]
}

extension Memo {
    private static let title = "viper-gen memo 4\n"

    /// The whole file.
    var text: [UInt8] {
        var fields = FieldWriter()
        fields.add(state.text)
        fields.add(moduleCount)
        fields.add(fileCount)
        fields.add(omittedTestCount)
        fields.add(elsewhere) { $0.add($1) }
        fields.add(own) { $0.add($1) }
        let text = Array(Self.title.utf8) + fields.bytes + findings
        return text + Array(Digest(text).text.utf8)
    }

    /// Reads a memo; nil where it is cut off, damaged or something else.
    init?(text: [UInt8]) {
        let content = text.dropLast(16)
        guard Digest(text: text.suffix(16)) == Digest(content), content.starts(with: Self.title.utf8) else {
            return nil
        }
        var fields = FieldReader(content.dropFirst(Self.title.utf8.count))
        do throws(DamagedText) {
            guard let state = Digest(text: try fields.text().utf8) else { return nil }
            self.init(
                state: state, moduleCount: try fields.number(), fileCount: try fields.number(),
                omittedTestCount: try fields.number(),
                elsewhere: try fields.list { (field) throws(DamagedText) in try field.text() },
                own: try fields.list { (field) throws(DamagedText) in try field.text() },
                findings: Array(fields.rest))
        } catch {
            return nil
        }
    }
}

/// Where a project keeps its memo: in a folder of its own, which git leaves alone. It can be deleted at any time.
struct MemoFile {
    static let path = folder + "/memo"
    private static let folder = ".viper-gen"
    private static let ignorePath = folder + "/.gitignore"

    let project: Project

    /// Nil where there is none that can be read.
    func read() -> Memo? {
        let file = project.path(Self.path)
        // Whatever stands in the way of reading it, the run that does all anew needs no memo.
        guard case .file? = try? project.fileSystem.entry(at: file),
            let bytes = try? project.fileSystem.contents(of: file)
        else { return nil }
        return Memo(text: bytes)
    }

    /// Takes the folder away, where nothing else is in it. Left behind it does no harm.
    func remove() {
        for path in [Self.path, Self.ignorePath] {
            guard let old = try? project.fileSystem.contents(of: project.path(path)) else { continue }
            try? SafeWriter(root: project.root, fileSystem: project.fileSystem)
                .apply([FileChange(path: path, old: old, new: nil)])
        }
    }

    /// A project where nothing can be written beside what is generated goes without.
    func write(_ memo: Memo) {
        let old = try? project.fileSystem.contents(of: project.path(Self.path))
        var changes = [FileChange(path: Self.path, old: old, new: memo.text)]
        if (try? project.fileSystem.entry(at: project.path(Self.ignorePath))) == .some(nil) {
            changes.append(FileChange(path: Self.ignorePath, old: nil, new: Array("*\n".utf8)))
        }
        try? SafeWriter(root: project.root, fileSystem: project.fileSystem).apply(changes)
    }
}
