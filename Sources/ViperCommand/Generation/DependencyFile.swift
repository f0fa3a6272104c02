import Diagnostics

/// What a run has read, as a rule of a Makefile, so that Make, Ninja and others know when it has to run again:
///
///     generated.stamp: \
///       App.viper \
///       Specs \
///       Specs/TodoList.viper
///
///     App.viper Specs Specs/TodoList.viper:
///
/// The second rule keeps Make from asking for files that are gone.
struct DependencyFile: Sendable {
    /// The file that is made from the others: what stands before the colon.
    let target: String
    /// Paths as the build tool knows them, each once, sorted.
    let dependencies: [String]

    /// `path` without its ending `.d` is the target. Nil where it does not end so.
    init?(path: String, dependencies: some Sequence<String>) {
        guard path.hasSuffix(Self.suffix), path.utf8.count > Self.suffix.utf8.count else { return nil }
        target = String(path.dropLast(Self.suffix.count))
        self.dependencies = Set(dependencies).sorted()
    }

    private static let suffix = ".d"

    var text: String {
        let names = dependencies.map(Self.escaped)
        let rule = Self.escaped(target) + ":" + names.map { " \\\n  " + $0 }.joined() + "\n"
        return names.isEmpty ? rule : rule + "\n" + names.joined(separator: " ") + ":\n"
    }

    /// The first path that cannot stand in a Makefile: Make would take a part of it for a recipe, a variable, a pattern or the
    /// end of the line, and there is no escape.
    var unnameable: String? {
        ([target] + dependencies).first { path in
            path.unicodeScalars.contains { printable($0) != String($0) || Self.marks.contains($0) }
                || path.hasPrefix("~")
        }
    }

    private static let marks = Set(";=|&!%*?[]()<>\\\"'`".unicodeScalars)

    /// A path as it stands in a Makefile.
    private static func escaped(_ path: String) -> String {
        path.replacingScalars { scalar in
            switch scalar {
            case " ", "#", ":": "\\\(scalar)"
            case "$": "$$"
            default: nil
            }
        }
    }
}

extension DependencyFile {
    /// Whether a text is one that was written for this target, perhaps from another folder.
    func isSuccessor(of text: [UInt8]) -> Bool {
        let rule = String(decoding: text.prefix { $0 != 0x0A }, as: UTF8.self)
        let start = Self.escaped(target.fileName) + ":"
        return text.isEmpty || rule.hasSuffix(start) || rule.hasSuffix(start + " \\")
    }
}

extension Session {
    /// Finds out whether the file that `--depfile` names may be made or replaced. It may be anywhere, for builds keep theirs outside
    /// of the project; so nothing is replaced but a file of dependencies, and no link is followed.
    func checkReplacement(of depfile: String) throws(CommandFailure) {
        let folder = depfile.pathFolder.isEmpty ? "." : depfile.pathFolder
        try fileSystem.inFolder("", below: folder) { (folder) throws(CommandFailure) in
            try folder.checkIsWritable()
        }
        switch try fileSystem.entry(at: depfile) {
        case nil: return
        case .symbolicLink: throw .refused([.refusedPath(PathRefusal(path: depfile, reason: .symbolicLink(depfile)))])
        case .folder, .other: throw .refused([.refusedPath(PathRefusal(path: depfile, reason: .notAFile))])
        case .file:
            let old = try fileSystem.contents(of: depfile)
            guard DependencyFile(path: depfile, dependencies: [])?.isSuccessor(of: old) != true else { return }
            throw .refused(
                .refusedPath, "cannot replace '\(printable(depfile))', which '--depfile' did not write",
                at: nil, notes: ["delete it, or pass another name to '--depfile'"])
        }
    }

    /// Writes a file, in one step, where the command line says, and where a link there leads; what is there is replaced.
    func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
        let path = try fileSystem.resolved(path) ?? path
        let name = path.fileName
        // No other program gives a file such a name: one that is there was left behind by a run that was killed.
        let temporary = ".\(name).viper-gen"
        let folder = path.pathFolder.isEmpty ? "." : path.pathFolder
        try fileSystem.inFolder("", below: folder) {
            (folder) throws(CommandFailure) in
            if try folder.identity(of: temporary) != nil { try folder.removeFile(temporary) }
            try folder.createFile(temporary, bytes, like: folder.attributes(of: name))
            do throws(CommandFailure) {
                try folder.rename(temporary, to: name)
            } catch {
                try? folder.removeFile(temporary)
                throw error
            }
        }
    }
}
