import Diagnostics
import SwiftSource
import TestSupport
import UserCode
import ViperModel
import ViperSpec

extension Subject {
    /// What people wrote, while the specs change: damaged classes are brought in line, linted, renamed and moved. Nothing of a
    /// person's is lost, and what cannot be read is left alone.
    static let written = Subject(
        name: "written",
        mutator: Mutator(
            corpus: writtenTexts.map { $0.project.sources[$0.file].bytes },
            pieces: swiftPieces + [
                "init(", "init(view: ", "weak var view: ", "self.", "/* c */", "// c\n", "func load() {", "= nil",
                "}\n}\n",
                "final class ", "@MainActor ", "private ", "static ", "override ", "#expect(",
                "@available(*, deprecated)\n",
            ]),
        check: { bytes, text in
            let (project, file) = writtenTexts[text]
            let remark = Remark(in: bytes)
            let source = SourceFile(path: project.sources[file].path, bytes: remark.bytes)
            return project.followed(by: source, at: file, remark) ?? project.linted(with: source, at: file)
                ?? project.renamed(source) ?? project.moved(source, remark)
        })

    /// Each file of people, by its project and its number there.
    static let writtenTexts: [(project: WrittenProject, file: Int)] = WrittenProject.all.flatMap { project in
        project.sources.indices.map { (project, $0) }
    }
}

/// A comment that a person may have put before any token.
struct Remark {
    static let text = Array("/* KEEP */".utf8)
    let bytes: [UInt8]

    /// In every second text there is one.
    init(in bytes: [UInt8]) {
        var random = SeededGenerator(seed: bytes.reduce(UInt64(bytes.count)) { $0 &* 31 &+ UInt64($1) })
        let tokens = random.below(2) == 0 ? [] : Lexer.tokens(of: SourceFile(path: "", bytes: bytes))
        guard !tokens.isEmpty else {
            self.bytes = bytes
            return
        }
        let place = tokens[random.below(tokens.count)].range.lowerBound
        self.bytes = Array(bytes[..<place] + Self.text + bytes[place...])
    }

    /// How often it stands in texts. A damaged text may hold it in a string, in a comment, or twice.
    static func count(in texts: [[UInt8]]) -> Int {
        texts.reduce(0) { $0 + String(decoding: $1, as: UTF8.self).components(separatedBy: "KEEP").count - 1 }
    }
}

extension WrittenProject {
    /// With one file of people in another form.
    private func files(with source: SourceFile, at index: Int) -> [UserFile] {
        var files = written
        files[index] = UserFile.read([source], unit: program.app.indentation.text)[0]
        return files
    }

    fileprivate func followed(by source: SourceFile, at index: Int, _ remark: Remark) -> String? {
        let input = Sync.Input(
            program: program, rendered: rendered, written: files(with: source, at: index), recorded: recorded)
        let output = Sync.run(input, past: planned.past(of: input))
        if let wrong = misplaced(output.findings + output.refusals) { return wrong }
        let had = Remark.count(in: [source.bytes])
        if output.removed.contains(source.path), had > 0 { return "a file with a remark is removed" }
        guard let changed = output.changed[source.path] else { return nil }
        if Remark.count(in: [changed]) < had { return "a remark is lost" }
        let broken = { (bytes: [UInt8]) in
            OutlineParser.read(SourceFile(path: source.path, bytes: bytes)).diagnostics.first { $0.severity == .error }
        }
        if let error = broken(source.bytes) { return "what cannot be read is changed: \(error.message)" }
        return broken(changed).map { "what could be read no longer can: \($0.message)" }
    }

    fileprivate func linted(with source: SourceFile, at index: Int) -> String? {
        let files = files(with: source, at: index)
        let isTest = { (file: UserFile) in file.source.path.hasPrefix(program.app.testing + "/") }
        return misplaced(
            Lint.findings(
                Lint.Input(
                    program: program, sources: files.filter { !isTest($0) }, tests: files.filter(isTest), modules: nil)
            ))
    }

    /// Names are replaced there and back, and all else stays.
    fileprivate func renamed(_ source: SourceFile) -> String? {
        guard let name = program.modules.first.map({ program.app.naming.presenterClass($0.name) }) else { return nil }
        let there = RenamedText.bytes(of: source, names: [name: "Zzyzx"])
        let back = RenamedText.bytes(of: SourceFile(path: source.path, bytes: there), names: ["Zzyzx": name])
        return back == source.bytes ? nil : "renamed there and back it is another text"
    }

    fileprivate func moved(_ source: SourceFile, _ remark: Remark) -> String? {
        let declared = Set(OutlineParser.read(source).outline.declarations.map(\.name.name))
        for (member, type) in members where declared.contains(type) {
            _ = BodyMove.stands(member, in: type, of: [source])
            do throws(BodyMove.MoveBlocker) {
                let moved = try BodyMove(of: member, from: type, in: [source])
                let had = Remark.count(in: [source.bytes])
                if Remark.count(in: [moved.spec.bytes, moved.swift.bytes]) < had { return "moving loses a remark" }
            } catch {
                if error.message.isEmpty { return "an obstacle says nothing" }
            }
        }
        return nil
    }
}

extension WrittenProject {
    /// What the specs of nothing but this file give.
    static func checked(_ spec: SourceFile) -> [Diagnostic] {
        Pipeline.check(input([spec])).diagnostics
    }

    /// Brings a file of people in line, and lints it.
    static func read(_ bytes: [UInt8], as path: String) {
        guard let project = all.first(where: { $0.sources.contains { $0.path == path } }),
            let index = project.sources.firstIndex(where: { $0.path == path })
        else { return }
        let source = SourceFile(path: path, bytes: bytes)
        _ =
            project.followed(by: source, at: index, Remark(in: [])) ?? project.linted(with: source, at: index)
            ?? project.renamed(source) ?? project.moved(source, Remark(in: []))
    }
}
