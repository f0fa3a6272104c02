import Diagnostics
import Foundation
import TestSupport
import ViperCommand
import ViperModel

extension Subject {
    /// Whole commands in a project on disk one of whose files is damaged: a class, a generated file, a spec, App.viper. Whatever
    /// only looks changes nothing; whatever writes loses no remark of a person's.
    static let commands = Subject(
        name: "commands",
        mutator: Mutator(
            corpus: commandTexts.map(\.bytes),
            pieces: swiftPieces + ["module ", "presenter {", "app ", "init(", "/* c */", "// Checksum: "]),
        check: { bytes, text in
            let file = commandTexts[text]
            let isSwift = file.path.hasSuffix(".swift") && !file.path.hasSuffix(".generated.swift")
            let damaged = isSwift ? Remark(in: bytes).bytes : bytes
            do {
                let folder = try ProjectFolder(file.project, damaging: file.path, damaged)
                defer { folder.remove() }
                return folder.check(file.path, Remark.count(in: isSwift ? [damaged] : []))
            } catch {
                return "\(error)"
            }
        })

    /// A file of a project.
    private struct Text {
        let project: WrittenProject
        let path: String
        let bytes: [UInt8]
    }

    private static let commandTexts: [Text] = WrittenProject.all.flatMap { project in
        (project.sources + project.recorded + project.specs).map {
            Text(project: project, path: $0.path, bytes: $0.bytes)
        }
    }
}

/// A project in a folder of its own.
private struct ProjectFolder {
    let root: URL
    let module: String

    init(_ project: WrittenProject, damaging path: String, _ bytes: [UInt8]) throws {
        root = FileManager.default.temporaryDirectory.appending(path: "viper-gen-fuzz-\(UUID().uuidString)/Demo")
        module = project.program.modules.first?.name ?? "None"
        for file in project.sources + project.recorded + project.specs {
            let url = root.appending(path: file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.path == path ? bytes : file.bytes).write(to: url)
        }
    }

    func remove() { try? FileManager.default.removeItem(at: root.deletingLastPathComponent()) }

    func check(_ path: String, _ remarks: Int) -> String? {
        let before = files
        for words in [["check"], ["diff"], ["generate", "--dry-run"], ["format", "--check"]] {
            if let wrong = run(words) { return wrong }
            if files != before { return "'\(words.joined(separator: " "))' changes files" }
        }
        for words in [["generate"], ["rename", module, "Renamed"], ["generate"], ["remove", "Renamed"]] {
            if let wrong = run(words) { return wrong }
            if words[0] == "remove" { break }
            let left = Remark.count(in: files.filter { $0.key.hasSuffix(".swift") }.map(\.value))
            if left < remarks { return "'\(words.joined(separator: " "))' loses a remark in \(path)" }
        }
        return nil
    }

    /// All files but the tool's own, by path.
    private var files: [String: [UInt8]] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
        var files: [String: [UInt8]] = [:]
        for name in names where !name.hasPrefix(".viper-gen") {
            files[name] = (try? Data(contentsOf: root.appending(path: name))).map { Array($0) }
        }
        return files
    }

    /// What is wrong with how a command ends.
    private func run(_ words: [String]) -> String? {
        let silent = TextStream(isTerminal: false, write: { _ in })
        let code = ViperGen.run(
            words + ["--path", root.path],
            in: Session.World(
                fileSystem: Disk(), console: Console(standardOutput: silent, standardError: silent), environment: [:],
                clock: { 1 }, compile: CompiledTemplates.set))
        return code == .internalFault ? "'\(words.joined(separator: " "))' ends with a fault" : nil
    }
}
