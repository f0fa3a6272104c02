import Diagnostics
import XcodeProject

extension Command {
    static let merge = Command(
        "merge", abstract: "Merge Xcode project files (git merge driver).",
        discussion: """
            Merges the changes of two branches to a project.pbxproj, and writes the result to <ours>. Merges objects \
            instead of lines. So if both branches add files to the same group or target, the result has the files of \
            both. Writes conflicting changes between conflict markers.

            Exit codes:

              0  merged
              1  conflicts, or a file that cannot be parsed (then merged by lines)

            To let git use the driver, write '*.pbxproj merge=viper-gen' to .gitattributes. Then run once in each \
            clone:

              git config merge.viper-gen.driver \"viper-gen merge %O %A %B\"
            """,
        operands: [
            Operand("base", .one, help: "Common ancestor.", values: .file),
            Operand("ours", .one, help: "Version of this branch. The result replaces this file.", values: .file),
            Operand("theirs", .one, help: "Version of the other branch.", values: .file),
        ],
        options: .talking,
        action: .run { arguments, session throws(CommandFailure) in
            let files = try arguments.operands.map { (path) throws(CommandFailure) in
                SourceFile(path: path, bytes: try session.fileSystem.contents(of: path))
            }
            let result = merged(base: files[0], ours: files[1], theirs: files[2])
            if result.bytes != files[1].bytes { try session.write(result.bytes, to: files[1].path) }
            session.report(result.faults)
            if result.conflicts > 0 {
                let places = result.conflicts == 1 ? "one place" : "\(result.conflicts) places"
                session.printNotice(
                    "Conflict in \(places) of the Xcode project: look for '<<<<<<<'.")
            }
            return result.conflicts == 0 && result.faults.isEmpty ? .success : .findings
        })
}

/// Merges the objects of Xcode projects. If the result could be wrong, merges the files by lines instead. Both ways
/// keep all changes. If both sides added the file, git passes an empty base.
private func merged(
    base: SourceFile, ours: SourceFile, theirs: SourceFile
) -> (bytes: [UInt8], conflicts: Int, faults: [Diagnostic]) {
    var place = ours
    do throws(ProjectError) {
        place = base
        let before = try base.bytes.isEmpty ? nil : XcodeProject(base.bytes)
        place = theirs
        let other = try XcodeProject(theirs.bytes)
        place = ours
        let merge = try ProjectMerge(base: before, ours: XcodeProject(ours.bytes), theirs: other)
        return (merge.bytes, merge.conflicts, [])
    } catch {
        let merge = LineMerge(base: base.bytes, ours: ours.bytes, theirs: theirs.bytes)
        let fault = Diagnostic(
            .unreadableProject, "Xcode project was merged by lines: \(error.message)",
            at: SourceLocation(place, error.range), notes: ["review the whole file before 'git add'"])
        return (merge.bytes, merge.conflicts, [fault])
    }
}
