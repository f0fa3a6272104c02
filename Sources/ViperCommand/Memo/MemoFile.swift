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
