import Foundation
import XcodeProject

/// Adds a module to project files of apps, and takes it out again: the bytes of before have to come back.
struct ProjectTrial {
    /// The project with the module in it, and where that is; nil where there was nothing to do.
    private(set) var edited: (bytes: [UInt8], paths: [String], target: String)?
    private(set) var outcome: String

    init(_ bytes: [UInt8], module: String = "Trial") {
        do {
            let project = try XcodeProject(bytes)
            let candidates = project.targets.filter { $0.product == .app } + project.targets
            guard let target = candidates.first else {
                outcome = "has no target"
                return
            }
            var additions = ["\(module).generated", "\(module)Interactor", "\(module)Presenter"].map { name in
                let folder = project.sourceFolder(of: target) ?? target.name
                return ProjectEdit.FileAddition("\(folder)/\(module)/\(name).swift", to: [target])
            }
            if let tests = project.testTargets(of: target).first {
                let folder = project.sourceFolder(of: tests) ?? tests.name
                additions.append(ProjectEdit.FileAddition("\(folder)/\(module)/\(module)Tests.swift", to: [tests]))
            }
            let edit = try ProjectEdit(of: project, adding: additions, removing: [])
            if edit.added.isEmpty {
                outcome = edit.rejected.isEmpty ? "is synchronized" : "keeps it out"
                return
            }
            let back = try ProjectEdit(of: XcodeProject(edit.bytes), adding: [], removing: edit.added)
            outcome = back.bytes == bytes ? "there and back" : "NOT BACK"
            edited = (edit.bytes, edit.added, target.name)
        } catch {
            outcome = "refused: \(error.message)"
        }
    }
}

extension ProjectTrial {
    /// Tries all files of a folder. With another folder, what was edited is written there, and a list of what is in it; with a
    /// third word, the module is called so.
    static func run(_ folders: [String]) throws {
        guard let folder = folders.first else { return }
        var list = ""
        for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
            let bytes = Array(try Data(contentsOf: URL(filePath: folder).appending(path: name)))
            let trial = ProjectTrial(bytes, module: folders.count > 2 ? folders[2] : "Trial")
            print("\(trial.outcome): \(name)")
            guard folders.count > 1, let edited = trial.edited else { continue }
            try Data(edited.bytes).write(to: URL(filePath: folders[1]).appending(path: name))
            list += ([name, edited.target] + edited.paths).joined(separator: "\t") + "\n"
        }
        if folders.count > 1 {
            try list.write(to: URL(filePath: folders[1]).appending(path: "list"), atomically: true, encoding: .utf8)
        }
    }
}
