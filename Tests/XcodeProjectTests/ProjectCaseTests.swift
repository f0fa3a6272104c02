import Diagnostics
import Foundation
import TestSupport
import Testing
import XcodeProject

extension ProjectCase: CustomTestStringConvertible {
    public var testDescription: String { name }
}

/// `RECORD_SNAPSHOTS=1 swift test --filter ProjectCaseTests` records what comes out anew, and fails once.
@Suite struct ProjectCaseTests {
    @Test(arguments: ProjectCase.all) func comesOutAsRecorded(_ example: ProjectCase) throws {
        let found = Self.outcome(of: example)
        if found == example.recorded { return }
        if TestSettings.recordsSnapshots {
            try (example.given + found).write(to: example.url, atomically: true, encoding: .utf8)
            Issue.record("\(example.name) is recorded anew")
        } else {
            Issue.record("\(example.name) is not as recorded:\n\(found)")
        }
    }

    @Test func thereAreCases() { #expect(ProjectCase.all.count >= 18) }

    /// What is read, and what the edit is.
    private static func outcome(of example: ProjectCase) -> String {
        let source = SourceFile(path: "project.pbxproj", bytes: example.bytes)
        do {
            let project = try XcodeProject(example.bytes, in: example.folder)
            let targets = project.targets.map { target in
                let tests = project.testTargets(of: target).map(\.name).joined(separator: ", ")
                return "\(target.name): \(target.product), module \(target.module), Swift \(target.swiftVersion ?? "-")"
                    + (target.isMainActorByDefault ? ", main actor" : "")
                    + ", in '\(project.sourceFolder(of: target) ?? "-")'"
                    + (tests.isEmpty ? "" : ", tested by \(tests)")
                    + "\n"
            }
            return "=== targets\n\(targets.joined())=== edit\n" + edit(example, project, source)
        } catch {
            return "=== targets\n=== edit\n" + text(of: error, in: source)
        }
    }

    private static func edit(_ example: ProjectCase, _ project: XcodeProject, _ source: SourceFile) -> String {
        do {
            let edit = try ProjectEdit(
                of: project, adding: example.additions(in: project), removing: example.removing)
            let kept = edit.rejected.map { "\($0.path) is not in \($0.target): \($0.obstacle)\n" }
            let text = UnifiedDiff(path: source.path, from: source.bytes, to: edit.bytes).text
            return kept.joined() + text.replacing("\r\n", with: "\n")
        } catch {
            return text(of: error, in: source)
        }
    }

    private static func text(of fault: ProjectError, in source: SourceFile) -> String {
        let place = source.position(of: fault.range.lowerBound)
        return "\(place.line):\(place.column): \(fault.message)\n"
    }
}
