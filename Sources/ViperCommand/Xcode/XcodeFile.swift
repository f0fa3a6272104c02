import Diagnostics
import ViperModel
import XcodeProject

/// The state of an app's Xcode project on disk.
enum XcodeFile: Sendable {
    /// The contents of `project.pbxproj`.
    case text(SourceFile)
    /// Another tool, such as XcodeGen, generates the project from the file `from`. `command` runs this tool. viper-gen
    /// must not edit the project.
    case generated(from: String, command: String)
    case missing

    /// Returns the path of the `project.pbxproj`.
    static func textPath(of project: String) -> String { "\(project)/project.pbxproj" }
}

extension Project {
    /// Returns the state of the Xcode project that `App.viper` names.
    func xcodeFile(_ project: String) throws(CommandFailure) -> XcodeFile {
        for (file, command) in Builder.descriptions {
            let path = project.pathFolder.child(file)
            if case .file = try entry(at: path) { return .generated(from: path, command: command) }
        }
        return try file(at: XcodeFile.textPath(of: project)).map(XcodeFile.text) ?? .missing
    }

    /// Parses an Xcode project, and reads the build settings files (`.xcconfig`) that it uses.
    func xcodeProject(_ file: SourceFile) throws(CommandFailure) -> Result<XcodeProject, XcodeSyncError> {
        let folder = file.path.pathFolder.pathFolder
        var xcode: XcodeProject
        do throws(ProjectError) {
            xcode = try XcodeProject(file.bytes, in: folder)
        } catch {
            return .failure(.unreadable(error, file))
        }
        while case let unread = xcode.unreadSettings, !unread.isEmpty {
            for path in unread {
                xcode.read(settings: String(decoding: try self.file(at: path)?.bytes ?? [], as: UTF8.self), at: path)
            }
        }
        return .success(xcode)
    }

    /// Returns the Swift files that were moved on disk, but not in the Xcode project: the old path of each file by its
    /// new path. A file counts as moved if the project uses its old path, where it no longer exists. Its name must
    /// occur only once in the project, and only once among the `paths` that are not in the project.
    func strays(among paths: [String], from xcode: XcodeProject?) throws(CommandFailure) -> [String: String] {
        guard let xcode else { return [:] }
        let named = xcode.swiftFiles
        let unnamed = Dictionary(grouping: paths.filter { !named.contains($0) }, by: \.fileName)
        var strays: [String: String] = [:]
        for (name, old) in Dictionary(grouping: named.filter { unnamed[$0.fileName] != nil }, by: \.fileName) {
            guard let new = unnamed[name], new.count == 1, old.count == 1, xcode.uses(old[0]),
                try entry(at: old[0]) == nil
            else { continue }
            strays[new[0]] = old[0]
        }
        return strays
    }
}

extension XcodeProject {
    /// Returns the target that compiles the app's sources. App.viper may name it. Otherwise it is the target with the
    /// name of the app's Swift module, or the only target that builds this module.
    func target(_ settings: AppSettings) throws(XcodeSyncError) -> ProjectTarget {
        let all = targets.filter { $0.product != .unitTests }
        if let name = settings.xcode?.target {
            if let target = all.first(where: { $0.name == name }) { return target }
            throw .noTarget(name, among: all.map(\.name))
        }
        if let target = all.first(where: { $0.name == settings.target }) { return target }
        let makers = all.filter { $0.module == settings.target }
        if let target = makers.first, makers.count == 1 { return target }
        throw makers.isEmpty
            ? .noTarget(settings.target, among: all.map(\.name)) : .severalTargets(makers.map(\.name))
    }

    /// Returns the unit test target of a target. If there are several, prefers `ShopTests` for a target `Shop`.
    func testTarget(of target: ProjectTarget) -> ProjectTarget? {
        let tests = testTargets(of: target)
        return tests.first { $0.name == "\(target.name)Tests" } ?? tests.first
    }
}

/// The reason why viper-gen cannot update an Xcode project.
enum XcodeSyncError: Error {
    case unreadable(ProjectError, SourceFile)
    case noTarget(String, among: [String])
    /// Several targets build the module.
    case severalTargets([String])
}
