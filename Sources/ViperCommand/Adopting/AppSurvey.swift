import Adoption
import Diagnostics
import SwiftSource
import ViperModel
import XcodeProject

/// What a folder of Swift that was written by hand holds, as far as modules and settings can be told by it.
struct AppSurvey: Sendable {
    /// What was read.
    private let files: AppFiles
    /// What the app's files declare, in order of path.
    let app: [SwiftFacts]
    /// What those of the tests declare.
    let tests: [SwiftFacts]
    /// Files that are no Swift text.
    let skipped: [Diagnostic]
    /// The modules of the app.
    let modules: AppModules
    /// The folders of the modules that show where the sources are: of one of several targets those in a folder of its name, where
    /// there are any.
    private let homes: [String]
    /// What is told beside Swift.
    let surroundings: InferredSettings.Surroundings

    /// Reads the project's files. Of an Xcode project with several targets, what is not the chosen one's is left out.
    init(of project: Project, choosing choice: ChosenTarget.Choice) throws(CommandFailure) {
        files = try AppFiles(in: project)
        let others = Self.otherApps(files)
        let ofApp = files.sources.filter { file in !others.contains { file.path.isBelow($0.folder) } }
        let meant = try Self.chosenTarget(choice, in: files.xcode, ofApp)
        let compiled = ofApp.mapInParallel { (file: $0, otherTarget: meant?.otherTarget(compiling: $0.path)) }
        app = compiled.filter { $0.otherTarget == nil }.map(\.file)
        modules = AppModules(app)
        let folders = modules.modules.map(\.folder)
        let named = folders.filter { $0.split(separator: "/").contains { $0 == meant?.target.name ?? "" } }
        homes = named.isEmpty ? folders : named
        let manifestFolders = ManifestFolders(of: files.manifests)
        let home = InferredSetting.majority(folders.map(manifestFolders.folder))?.value
        let ownTests = Self.tests(files.tests, in: home, manifestFolders, of: meant)
        tests = ownTests.map(\.facts)
        var xcode = files.xcode
        if case .success(nil) = xcode {
            let near = files.manifests.filter { path in
                !path.hasSuffix(".pbxproj") || home?.isBelow(ManifestFolders.folder(of: path)) ?? true
            }
            if near.count < files.manifests.count { xcode = AppFiles.xcodeProject(in: project, of: near) }
        }
        var skipped = files.unreadable + others.map { .otherApp($0.folder, has: $0.type) }
        skipped += Self.otherTargets(compiled, beside: meant)
        var surroundings = InferredSettings.Surroundings()
        switch xcode {
        case .success(let found): surroundings.take(found, meant)
        case .failure(.command(let failure)): throw failure
        case .failure(.project(let finding)): skipped.append(finding)
        }
        self.skipped = skipped
        surroundings.testables = ownTests.compactMap(\.testable)
        surroundings.frameworks = tests.compactMap { file in ["XCTest", "Testing"].first(where: file.imports.contains) }
        for path in files.manifests {
            guard let file = try project.file(at: path) else { continue }
            surroundings.manifests[path] = file.bytes
        }
        self.surroundings = surroundings
    }

    /// The target that is chosen; nil where there is nothing to choose.
    private static func chosenTarget(
        _ choice: ChosenTarget.Choice, in xcode: Result<AppFiles.FoundXcode?, AppFiles.XcodeFlaw>, _ files: [SwiftFacts]
    ) throws(CommandFailure) -> ChosenTarget? {
        if case .found(_?) = choice, case .success(nil) = xcode {
            throw .invalid("'--target' is for an Xcode project that is alone in its folder, and none is here.")
        }
        guard case .success(let found?) = xcode else { return nil }
        return try ChosenTarget(choice, in: found.xcode, files)
    }

    /// The tests of the app. Those of a package or project apart from most modules, which stand in `home`, are a library's, which
    /// came with the app.
    private static func tests(
        _ tests: [AppFiles.Test], in home: String?, _ folders: ManifestFolders, of meant: ChosenTarget?
    ) -> [AppFiles.Test] {
        tests.filter { facts, _ in
            !(meant?.isForeign(test: facts.path) ?? false)
                && home?.isBelow(folders.folder(around: facts.path.pathFolder)) ?? true
        }
    }

    /// Where the app's sources and tests stand.
    var folders: AppFolders {
        let hasManifest = surroundings.manifests.keys.contains { path in
            path == "Package.swift" || !path.pathFolder.contains("/") && path.hasSuffix(".pbxproj")
        }
        return AppFolders(
            sources: app.map(\.path), tests: tests.map(\.path), modules: homes, apps: files.appNames,
            hasManifest: hasManifest)
    }
}

extension InferredSettings.Surroundings {
    fileprivate mutating func take(_ found: AppFiles.FoundXcode?, _ meant: ChosenTarget?) {
        guard let found else { return }
        xcode = (found.project, found.xcode.targets.filter { $0.product != .unitTests }.map(\.module))
        self.meant = meant.map { ($0.target.name, $0.target.module, $0.evidence) }
    }
}
