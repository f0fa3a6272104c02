import Diagnostics
import ViperModel
import XcodeProject

/// The Xcode project of an app, as it is found.
enum XcodeFile: Sendable {
    /// `project.pbxproj`, as read.
    case text(SourceFile)
    /// It is made of a file beside it, so nothing is written to it; `command` makes it anew.
    case made(from: String, command: String)
    case missing

    /// The path of a project's text.
    static func textPath(of project: String) -> String { "\(project)/project.pbxproj" }
}

extension Project {
    /// Looks for the project that `App.viper` names.
    func xcodeFile(_ project: String) throws(CommandFailure) -> XcodeFile {
        for (file, command) in Builder.descriptions {
            let path = project.pathFolder.child(file)
            if case .file = try entry(at: path) { return .made(from: path, command: command) }
        }
        return try file(at: XcodeFile.textPath(of: project)).map(XcodeFile.text) ?? .missing
    }

    /// Reads a project's text, and the files of build settings that it names; what cannot be understood has its place.
    func xcodeProject(_ file: SourceFile) throws(CommandFailure) -> Result<XcodeProject, XcodeProblem> {
        let folder = file.path.pathFolder.pathFolder
        var xcode: XcodeProject
        do throws(ProjectFault) {
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

    /// Files that somebody has moved to another folder, with the paths at which an Xcode project still looks for them: nothing
    /// stands there, and of all files the project names no other one so.
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
    /// The target that compiles the app's sources: that of the given name, else the only one that makes the module.
    func target(_ settings: AppSettings) throws(XcodeProblem) -> ProjectTarget {
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

    /// The target of its tests: of several the one that is named after it.
    func testTarget(of target: ProjectTarget) -> ProjectTarget? {
        let tests = testTargets(of: target)
        return tests.first { $0.name == "\(target.name)Tests" } ?? tests.first
    }
}

/// Why a project is not kept in step.
enum XcodeProblem: Error {
    case unreadable(ProjectFault, SourceFile)
    case noTarget(String, among: [String])
    /// These make the module.
    case severalTargets([String])
}
