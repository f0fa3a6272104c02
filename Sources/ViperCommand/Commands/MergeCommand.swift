import Diagnostics
import XcodeProject

extension Command {
    static let merge = Command(
        "merge", abstract: "Merges an Xcode project file where git asks for it.",
        discussion: """
            Writes to OURS what two branches have made of BASE, a project.pbxproj: by objects and not by lines, so that what each \
            has added to the same group or target is there. What both have changed, each in its own way, stands there twice, \
            between git's markers, and the exit code is 1. Where one of the three cannot be read as a project, they are merged by \
            lines, as git does it; the exit code is 1 then as well.

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
            let result = merged(base: files[0], ours: files[1], theirs: files[2])
            if !result.bytes.hasSameBytes(as: files[1].bytes) { try session.write(result.bytes, to: files[1].path) }
            session.report(result.faults)
            if result.clashes > 0 {
                let places = result.clashes == 1 ? "one place" : "\(result.clashes) places"
                session.notice(
                    "Both sides have changed \(places) of the Xcode project, each in its own way: look for '<<<<<<<'.")
            }
            return result.clashes == 0 && result.faults.isEmpty ? .success : .findings
        })
}

/// By objects where that is certain to be right, else by lines: either way nothing of the two sides is lost. Where both sides have
/// made the file, git's base is empty.
private func merged(
    base: SourceFile, ours: SourceFile, theirs: SourceFile
) -> (bytes: [UInt8], clashes: Int, faults: [Diagnostic]) {
    var place = ours
    do throws(ProjectFault) {
        place = base
        let before = try base.bytes.isEmpty ? nil : XcodeProject(base.bytes)
        place = theirs
        let other = try XcodeProject(theirs.bytes)
        place = ours
        let merge = try ProjectMerge(base: before, ours: XcodeProject(ours.bytes), theirs: other)
        return (merge.bytes, merge.clashes, [])
    } catch {
        let merge = LineMerge(base: base.bytes, ours: ours.bytes, theirs: theirs.bytes)
        let fault = Diagnostic(
            .unreadableProject, "the Xcode project is merged by lines: \(error.message)",
            at: SourceLocation(place, error.range), notes: ["look at the whole file before `git add`"])
        return (merge.bytes, merge.clashes, [fault])
    }
}
