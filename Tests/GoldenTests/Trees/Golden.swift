import Foundation
import TestSupport
import Testing

/// A spec project, the tree that comes of it, and what a person wrote beside it.
///
///     Tests/Golden/Specs/<Name>/*.viper      App.viper and the specs
///     Tests/Golden/Specs/<Name>/Sources/…    hand-written Swift files of the app, laid over what is generated
///     Tests/Golden/Specs/<Name>/Tests/…      hand-written files of its tests, in the same way
///     Tests/Golden/Expected/<Name>/…         the generated tree, files that become the user's included
struct Golden: Sendable, CustomTestStringConvertible {
    let name: String

    var testDescription: String { name }

    var specFolder: URL { Repository.golden.appendingPathComponent("Specs/\(name)") }
    var expectedFolder: URL { Repository.golden.appendingPathComponent("Expected/\(name)") }

    /// All of them, by name; with `GOLDENS=Todo,Login` only those, to work on them.
    static let all: [Golden] = {
        let names = folders(in: Repository.golden.appendingPathComponent("Specs"))
        guard let wanted = TestSettings.goldens else { return names.map(Golden.init) }
        if let unknown = wanted.first(where: { !names.contains($0) }) {
            fatalError("GOLDENS has '\(unknown)', but there is no folder Tests/Golden/Specs/\(unknown)")
        }
        return names.filter(wanted.contains).map(Golden.init)
    }()

    /// `App.viper` and the specs by file name.
    func specs() throws -> [(name: String, text: String)] {
        let tree = try FileTree.read(specFolder)
        return tree.paths.filter { $0.hasSuffix(".viper") }.compactMap { path in tree[path].map { (path, $0) } }
    }

    /// The ways in which it has to compile: all of them, but what `App.viper` asks for excludes some, and what names no kit is
    /// the same beside kits.
    func modes() throws -> [BuildMode] {
        let app = try specs().first { $0.name == "App.viper" }?.text ?? ""
        var modes = BuildMode.allCases
        if app.contains(#/\n\s*swift\s+5/#) { modes = [.swift5, .kits5] } else { modes.removeAll { $0 == .kits5 } }
        if app.contains(#/\n\s*isolation\s+none/#) { modes.removeAll { $0 == .mainActor } }
        // Another golden that it imports has its own name beside kits alone.
        let imports = try project().imports.subtracting(BuildMode.kits.standIns)
        if Golden.all.contains(where: { imports.contains($0.name) }) { modes = [.kits] }
        if try !namesKit() { modes.removeAll(where: \.isBesideKits) }
        return modes
    }

    private func namesKit() throws -> Bool {
        let project = try project()
        return [project.sources, project.tests].contains { tree in
            tree.paths.contains { path in
                let text = tree[path] ?? ""
                return BuildMode.kits.standIns.contains { text.contains($0) }
            }
        }
    }

    /// The project as it is compiled: what is expected, and over it what a person wrote.
    func project() throws -> ConsumerPackage.Project {
        var project = try ConsumerPackage.Project(tree: try FileTree.read(expectedFolder))
        let written = try FileTree.read(specFolder)
        project.sources.add(written.below("Sources"))
        project.tests.add(written.below("Tests"))
        return project
    }
}

/// Where things are in the checkout.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    static let golden = root.appendingPathComponent("Tests/Golden")
    /// Scratch that outlives a run, so that the next one builds only what changed.
    static let scratch = root.appendingPathComponent(".build/goldens")
}

private func folders(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { name in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path, isDirectory: &isFolder)
            && isFolder.boolValue
    }
}
