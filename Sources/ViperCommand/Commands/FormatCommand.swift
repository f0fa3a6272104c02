import Diagnostics
import SwiftSource
import UserCode
import ViperGeneration
import ViperModel
import ViperSpec

extension Command {
    static let format = Command(
        "format", abstract: "Format specs.",
        discussion: """
            Applies the standard format: the indentation that 'indent' in App.viper sets, and one declaration per \
            line. Keeps braces and their content on one line if that line has at most 100 columns. Keeps every \
            word and comment. In bodies, changes only the indentation. If a file cannot be parsed, changes no file.
            """,
        operands: [
            Operand("file", .any, help: "Specs to format. (default: App.viper and all specs in Specs/)", values: .file)
        ],
        options: [.check, .path, .dryRun, .format] + .talking,
        action: .run { arguments, session throws(CommandFailure) in
            let project = try Project.located(in: session)
            if arguments.has(.check) {
                return try project.whileConsistent(in: session) { (project) throws(CommandFailure) in
                    try FormatRun(of: project, files: arguments.operands, in: session).check()
                }
            }
            return try project.whileLocked(in: session) { (project) throws(CommandFailure) in
                try FormatRun(of: project, files: arguments.operands, in: session).write()
            }
        })
}

extension Option {
    fileprivate static let check = Option.flag(
        "check", help: "List the files that would change, and write nothing. Exit with 1 if a file would change.")
}

/// A run of `format`.
private struct FormatRun {
    private var changeSet: ChangeSet
    private let count: Int
    private let project: Project
    private let session: Session
    private let start: Double

    /// Parses and formats the specs. Throws if one of them has an error.
    init(of project: Project, files: [String], in session: Session) throws(CommandFailure) {
        start = session.world.clock()
        self.project = project
        self.session = session
        let specs = try files.isEmpty ? project.allSpecs(in: session) : project.specs(named: files)
        let settings = try Generation(project: project, session: session).readApp().settings
        let unit = IndentationUnit(settings.indentation.text)
        let parsed = specs.map(SpecParser.parse)
        let findings = parsed.flatMap(\.1).filter { $0.severity == .error }
        if !findings.isEmpty { throw .invalidInput(findings.sortedByPlace()) }

        var changeSet = ChangeSet(of: project, edits: session.shared.edits)
        for (file, _) in parsed {
            let formatted = SpecFormatter.format(file, indentedBy: unit)
            if formatted == file.source.bytes {
                try changeSet.add([RenderedFile(path: file.source.path, owner: .yours, bytes: formatted)])
            } else {
                changeSet.add(FileChange(of: file.source, to: formatted))
            }
        }
        self.changeSet = changeSet
        count = specs.count
    }

    func check() -> ExitCode {
        if session.shared.format == .text {
            for change in changeSet.changes { session.printResult(printable(change.path) + "\n") }
        } else {
            session.report(changeSet.changes.compactMap(\.unformatted))
        }
        return changeSet.changes.isEmpty ? .success : .findings
    }

    func write() throws(CommandFailure) -> ExitCode {
        try changeSet.write(to: project, subject: counted(count, "spec"), since: start, in: session)
    }
}

extension FileChange {
    /// A finding at the first line that formatting changes.
    fileprivate var unformatted: Diagnostic? {
        guard let old, let new else { return nil }
        return Diagnostic(
            .unformattedSpec, "spec is not formatted",
            at: SourceFile(path: path, bytes: old).firstDifference(from: new),
            notes: ["run 'viper-gen format'; the first different line is shown"])
    }
}

extension Project {
    /// Returns `App.viper` and all specs.
    fileprivate func allSpecs(in session: Session) throws(CommandFailure) -> [SourceFile] {
        let (settings, input) = try Generation(project: self, session: session).readSpecs()
        if input.sources.isEmpty { throw .invalidInput([try noSpecs(in: settings.specs)]) }
        return input.sources
    }

    /// Returns the files at paths from the command line, each once.
    fileprivate func specs(named paths: [String]) throws(CommandFailure) -> [SourceFile] {
        var specs: [SourceFile] = []
        for path in paths {
            let relative = try relativePath(of: path)
            if specs.contains(where: { $0.path == relative }) { continue }
            switch try entry(at: relative) {
            case .folder: throw .invalid("'\(path)' is a folder; name files, or none to format all specs.")
            case nil:
                let all = try self.paths(in: "", endingIn: ".viper")
                if let spec = all.first(where: { $0.fileName == path.fileName + ".viper" }) {
                    throw .invalid("There is no file '\(path)'.", meant: prefix + spec)
                }
            default: break
            }
            specs.append(try SourceFile(path: relative, bytes: fileSystem.contents(of: path)))
        }
        return specs
    }

    /// Converts a path relative to the working directory to a path relative to the project. Resolves links to folders.
    /// Keeps a link to a file, so that the writer refuses to replace the link.
    private func relativePath(of path: String) throws(CommandFailure) -> String {
        guard let folder = try fileSystem.resolved(path.pathFolder.isEmpty ? "." : path.pathFolder) else {
            throw .disk(.read, path, reason: "No such file or directory")
        }
        let prefix = root.child("")
        let absolute = folder.child(path.fileName)
        guard absolute.hasPrefix(prefix) else {
            throw .invalid("'\(path)' is not in '\(root)'. Use --path DIR for another folder.")
        }
        return String(absolute.dropFirst(prefix.count))
    }
}

extension Rule {
    static let unformattedSpec = Rule(
        id: "unformattedSpec", summary: "Spec is not formatted",
        explanation: """
            'viper-gen format --check' requires the standard format. Run 'viper-gen format' to apply it: it changes \
            only white space and indentation, and loses no word and no comment.
            """,
        wrong: "module  A {\nview {}\n}",
        right: "module A {\n    view {}\n}")
}
