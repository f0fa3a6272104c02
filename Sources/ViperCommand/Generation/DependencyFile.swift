import Diagnostics

/// The files that a run read, as a Makefile rule for Make, Ninja and other build tools:
///
///     generated.stamp: \
///       App.viper \
///       Specs \
///       Specs/TodoList.viper
///
///     App.viper Specs Specs/TodoList.viper:
///
/// The second rule prevents an error in Make if a file is deleted.
struct DependencyFile: Sendable {
    /// The target of the rule.
    let target: String
    /// The sorted paths of the files and folders that the run read, as the build tool sees them.
    let dependencies: [String]

    /// Creates the rule of a dependency file at `path`. Its target is `path` without `.d`. Returns nil if `path` does
    /// not end in `.d`.
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

    /// The first path that a Makefile cannot contain; nil if there is none. Make would parse a part of the path as
    /// syntax, and has no escape for it.
    var unnameable: String? {
        ([target] + dependencies).first { path in
            path.unicodeScalars.contains { printable($0) != String($0) || Self.marks.contains($0) }
                || path.hasPrefix("~")
        }
    }

    private static let marks = Set(";=|&!%*?[]()<>\\\"'`".unicodeScalars)

    /// Returns a path escaped for a Makefile.
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
    /// Returns whether `text` is empty, or an older dependency file whose target has the same file name. Only such a
    /// file may be replaced.
    func isSuccessor(of text: [UInt8]) -> Bool {
        let rule = String(decoding: text.prefix { $0 != 0x0A }, as: UTF8.self)
        let start = Self.escaped(target.fileName) + ":"
        return text.isEmpty || rule.hasSuffix(start) || rule.hasSuffix(start + " \\")
    }
}

extension Session {
    /// Throws if the file named by `--depfile` cannot be created or replaced. The file may be outside the project. So
    /// only a dependency file is replaced, and no symbolic link is followed.
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

    /// Atomically writes a file at a path from the command line. Follows a symbolic link, and replaces an existing
    /// file.
    func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
        let path = try fileSystem.resolved(path) ?? path
        let name = path.fileName
        // If a file with this name exists, it remained from a killed run.
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
