import Diagnostics
import XcodeProject

extension Command {
    /// `viper-gen merge BASE OURS THEIRS`
    static let merge = Command(
        "merge", abstract: "Merges an Xcode project file where git asks for it.",
        discussion: """
            Writes to OURS what two branches have made of BASE, a project.pbxproj: by objects and not by lines, so that what each \
            has added to the same group or target is there. What both have changed, each in its own way, stands there twice, \
            between git's markers, and the exit code is 1. What cannot be read is left.

            Git calls it for the files that .gitattributes names, '*.pbxproj merge=viper-gen', in a clone where somebody has said \
            `git config merge.viper-gen.driver "viper-gen merge %O %A %B"`.
            """,
        operands: [
            Operand("base", .one, help: "What both began with.", values: .file),
            Operand("ours", .one, help: "What this branch has; the result is written there.", values: .file),
            Operand("theirs", .one, help: "What the other branch has.", values: .file),
        ],
        options: .talking,
        action: .run { arguments, session throws(CommandFailure) in
            let files = try arguments.operands.map { (path) throws(CommandFailure) in
                SourceFile(path: path, bytes: try session.fileSystem.contents(of: path))
            }
            let merge = try merged(base: files[0], ours: files[1], theirs: files[2])
            if !merge.bytes.hasSameBytes(as: files[1].bytes) {
                try session.write(merge.bytes, to: files[1].path)
            }
            if merge.clashes == 0 { return .success }
            let places = merge.clashes == 1 ? "one place" : "\(merge.clashes) places"
            session.notice(
                "Both sides have changed \(places) of the Xcode project, each in its own way: look for '<<<<<<<'.")
            return .findings
        })
}

/// Where both sides have made the file, git's base is empty.
private func merged(base: SourceFile, ours: SourceFile, theirs: SourceFile) throws(CommandFailure) -> ProjectMerge {
    let before = try base.bytes.isEmpty ? nil : project(base)
    let (own, other) = (try project(ours), try project(theirs))
    do {
        return try ProjectMerge(base: before, ours: own, theirs: other)
    } catch {
        throw .invalidInput([.of(.unreadable(error, ours))])
    }
}

private func project(_ file: SourceFile) throws(CommandFailure) -> XcodeProject {
    do {
        return try XcodeProject(file.bytes)
    } catch {
        throw .invalidInput([.of(.unreadable(error, file))])
    }
}
