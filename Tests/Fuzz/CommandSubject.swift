import Diagnostics
import Templates
import TestSupport
import ViperCommand
import ViperModel
import ViperSpec

extension Subject {
    /// Whole commands in a project one of whose files is damaged: a class, a generated file, a spec, App.viper. Whatever only
    /// looks changes nothing; whatever writes loses neither a file of people nor a remark in one.
    static let commands = Subject(
        name: "commands",
        mutator: Mutator(
            corpus: commandTexts.map(\.bytes),
            pieces: swiftPieces + ["module ", "presenter {", "app ", "init(", "/* c */", "// Checksum: "]),
        check: { bytes, text in
            let file = commandTexts[text]
            let damaged = file.isOfPeople ? Remark(in: bytes).bytes : bytes
            let disk = file.project.disk.copy()
            disk.add(file.path, .file(damaged, permissions: 0o644))
            return check(disk, file, remarks: file.isOfPeople ? Remark.count(in: [damaged]) : 0, bytes.count)
        })

    /// A project with a template of its own, a damaged one.
    static let ejected = Subject(
        name: "ejected",
        mutator: Mutator(
            corpus: ejectedTexts.map(\.bytes), pieces: ["{{", "}}", "{%", "%}", "{# file: ", "{# for: ", "|", "{% if "]),
        check: { bytes, text in
            let file = ejectedTexts[text]
            let disk = file.project.disk.copy()
            disk.add(file.path, .file(bytes, permissions: 0o644))
            let before = disk.snapshot
            // Templates of all kits are dear to check: every fortieth text has to do.
            for words in [["check"], ["templates", "check"]].prefix(bytes.count % 40 == 0 ? 2 : 1) {
                if let wrong = disk.ends(words) { return wrong }
                if disk.snapshot != before { return "'\(words.joined(separator: " "))' changes files" }
            }
            if let wrong = disk.ends(["generate"]) { return wrong }
            let lost = before.keys.filter { disk.node($0) == nil && !$0.hasSuffix(".generated.swift") }
            return lost.isEmpty ? nil : "'generate' loses \(lost.sorted())"
        })

    private static func check(
        _ disk: MemoryFileSystem, _ file: ProjectFile, remarks: Int, _ scenario: Int
    ) -> String? {
        let before = disk.snapshot
        let module = file.project.module
        for words in [["check"], ["diff"], ["generate", "--dry-run"], ["format", "--check"]].suffix(scenario % 3 + 2) {
            if let wrong = disk.ends(words) { return wrong }
            if disk.snapshot != before { return "'\(words.joined(separator: " "))' changes files" }
        }
        var lines = [["generate"], ["check", "--fix"], ["rename", module, "Renamed"], ["remove", "Renamed"]]
        switch scenario % 4 {
        case 0: lines = [["remove", module]]
        case 1:
            let moves = file.project.members.map { ["move", $0, scenario % 8 == 1 ? "swift" : "spec"] }
            lines = [["generate"]] + moves.dropFirst(scenario % max(1, moves.count)).prefix(1)
        case 2: lines.remove(at: 0)
        default: break
        }
        for words in lines {
            // An unmodified test skeleton goes with its only test, when the body of that member is generated.
            func files() -> Int {
                disk.swift(ofPeopleIn: file.project).keys.count { words[0] != "move" || !$0.hasSuffix("Tests.swift") }
            }
            let count = files()
            if let wrong = disk.ends(words) { return wrong }
            let left = Remark.count(in: Array(disk.swift(ofPeopleIn: file.project).values))
            if left < remarks { return "'\(words.joined(separator: " "))' loses a remark in \(file.path)" }
            // Another spec may call for fewer files.
            if file.isOfPeople, words[0] != "remove", files() < count {
                return "'\(words.joined(separator: " "))' loses a file"
            }
        }
        return nil
    }

    private static let commandTexts = GeneratedProject.all.flatMap(\.files)

    private static let ejectedTexts = GeneratedProject.all.filter { $0.disk.files.count < 20 }.flatMap { project in
        BuiltInTemplates.all.map {
            ProjectFile(project: project, path: "Templates/" + $0.path, bytes: Array($0.text.utf8), isOfPeople: false)
        }
    }
}

/// A file of a project, as it was before it was damaged.
struct ProjectFile {
    let project: GeneratedProject
    let path: String
    let bytes: [UInt8]
    let isOfPeople: Bool
}

/// A generated app on a disk in memory.
struct GeneratedProject: Sendable {
    let project: WrittenProject
    /// Copies of it are worked on.
    let disk: MemoryFileSystem

    static let all = WrittenProject.all.map { project in
        let disk = MemoryFileSystem()
        for file in project.sources + project.recorded + project.specs {
            disk.add(file.path, .file(file.bytes, permissions: 0o644))
        }
        return GeneratedProject(project, disk)
    }

    init(_ project: WrittenProject, _ disk: MemoryFileSystem) {
        self.project = project
        self.disk = disk
    }

    /// The module that commands are about.
    var module: String { project.program.modules.first?.name ?? "None" }

    /// The functions that may be moved, as `move` names them.
    var members: [String] {
        let specs = project.specs.map { SpecParser.parse($0).0 }
        let members = specs.flatMap { $0.members(ofModule: module) }
        return members.map { "\(module).\($0.member.requirement.fullName)" }
    }

    var files: [ProjectFile] {
        [(project.sources, true), (project.recorded, false), (project.specs, false)].flatMap { files, isOfPeople in
            files.map { ProjectFile(project: self, path: $0.path, bytes: $0.bytes, isOfPeople: isOfPeople) }
        }
    }
}

extension MemoryFileSystem {
    /// What is wrong with how a command ends here.
    func ends(_ words: [String]) -> String? {
        let silent = TextStream(isTerminal: false, write: { _ in })
        let code = ViperGen.run(
            words,
            in: Session.SystemEnvironment(
                fileSystem: self, console: Console(standardOutput: silent, standardError: silent), environment: [:],
                clock: { 1 }, compile: CompiledTemplates.set))
        return code == .internalFault ? "'\(words.joined(separator: " "))' ends with a fault" : nil
    }

    func bytes(_ path: String) -> [UInt8]? {
        if case .file(let bytes, _)? = node(path) { bytes } else { nil }
    }

    /// The Swift that is not generated, by path.
    fileprivate func swift(ofPeopleIn project: GeneratedProject) -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for case (let path, .file(let bytes, _)) in snapshot
        where path.hasSuffix(".swift") && !path.hasSuffix(".generated.swift") { files[path] = bytes }
        return files
    }
}
