import Diagnostics
import Foundation
import TestSupport
import Testing
import UserCode
import ViperGeneration
import ViperModel

/// Files of people follow the specs: the cases of `Cases/`. `RECORD_SNAPSHOTS=1` writes what comes out into them, and then
/// fails once.
struct SyncTests {
    @Test func thereAreCases() {
        #expect(SyncCase.all.count >= 20)
    }

    @Test(arguments: SyncCase.all) func comesOutAsWritten(_ url: URL) throws {
        let testCase = try SyncCase(url)
        var project = SyncedProject(testCase.before, app: testCase.app)
        for (name, text) in testCase.yours { project.write(text, to: name) }
        let before = project.written
        if let app = testCase.appAfter { project.app = app }
        let output = try project.follow(testCase.after)

        var changed: [String: String] = [:]
        for (path, text) in project.written where before[path] != nil && before[path] != text {
            changed[path.replacingOccurrences(of: SyncedProject.folder, with: "")] = text
        }
        let removed = output.removed.map { $0.replacingOccurrences(of: SyncedProject.folder, with: "") }.sorted()
        let findings = (output.refusals + output.findings).map(told).joined()
        if TestSettings.recordsSnapshots {
            let text = testCase.recorded(changed: changed, removed: removed, findings: findings)
            try Data(text.utf8).write(to: url)
            Issue.record("recorded \(url.lastPathComponent): read it, then run again without RECORD_SNAPSHOTS")
            return
        }
        #expect(changed == testCase.changed, "\(testCase.summary)")
        #expect(removed == testCase.removed, "\(testCase.summary)")
        #expect(findings == testCase.findings, "\(testCase.summary)")

        // Done is done: nothing changes any more.
        guard output.refusals.isEmpty else { return }
        let after = project.written
        let again = try project.follow(testCase.after)
        #expect(again.changed.isEmpty && project.written == after, "again: \(again.changed.keys)")
    }

    private func told(_ finding: Diagnostic) -> String {
        TextPrinter(isColored: false).text(for: [finding]).replacingOccurrences(of: SyncedProject.folder, with: "")
    }
}

/// A project with one spec, and the files that viper-gen keeps and a person wrote, in memory.
struct SyncedProject {
    /// Of the module.
    static let folder = "Sources/Todo/List/"

    var app: String
    /// The files that are yours, by path.
    private(set) var written: [String: String] = [:]
    private(set) var generated: [String: String] = [:]

    init(_ spec: String, app: String = "") {
        self.app = app
        let rendering = Rendering(spec, app: app)
        for file in rendering.output.files { add(file) }
    }

    private mutating func add(_ file: RenderedFile) {
        let text = String(decoding: file.bytes, as: UTF8.self)
        if file.owner == .generated { generated[file.path] = text } else { written[file.path] = text }
    }

    /// A file of the module's folder, or of another one.
    mutating func write(_ text: String, to name: String) {
        let path = name.contains("/") ? name : Self.folder + name
        if name.hasSuffix(".generated.swift") { generated[path] = text } else { written[path] = text }
    }

    /// Moves a file to another path.
    mutating func move(_ path: String, to other: String) { written[other] = written.removeValue(forKey: path) }

    /// What `generate` does: files of the module are written where there are none, and the others follow.
    @discardableResult
    mutating func follow(_ spec: String) throws -> Sync.Output {
        let rendering = Rendering(spec, app: app)
        let program = try #require(rendering.output.program, "\(rendering.errors)")
        let planned = try #require(rendering.planned)
        let input = Sync.Input(
            program: program, rendered: rendering.output.files,
            written: UserFile.read(files(written), unit: program.app.indentation.text), recorded: files(generated))
        let output = Sync.run(input, past: planned.past(of: input))
        guard output.refusals.isEmpty else { return output }
        for path in output.removed { written[path] = nil }
        for (path, bytes) in output.changed { written[path] = String(decoding: bytes, as: UTF8.self) }
        for file in rendering.output.files where file.owner == .yours && written[file.path] == nil {
            if !output.superfluous.contains(file.path) { add(file) }
        }
        generated = [:]
        for file in rendering.output.files where file.owner == .generated { add(file) }
        return output
    }

    private func files(_ texts: [String: String]) -> [SourceFile] {
        texts.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
    }
}
