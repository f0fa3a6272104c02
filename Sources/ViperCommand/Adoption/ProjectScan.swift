import Adoption
import Diagnostics
import SwiftSource
import ViperModel
import XcodeProject

/// The hand-written Swift in a project's folder, and the modules and facts that are recognized in it.
struct ProjectScan: Sendable {
    /// The declarations of all files except tests, in order of path.
    let all: [FileFacts]
    /// The declarations of the app's files.
    let app: [FileFacts]
    /// The declarations of the tests.
    let tests: [FileFacts]
    /// The findings about files that are not Swift text, and about files of other apps.
    let skipped: [Diagnostic]
    /// The modules of the app.
    let modules: ModuleRecognition
    /// Facts from other files, such as `Package.swift` and the Xcode project, from which settings are inferred.
    let surroundings: InferredSettings.ProjectContext
    /// The target of the Xcode project that compiles the sources; nil if it is uncertain.
    let target: ProjectTarget?
    /// The folders of modules, from which the folder of the sources is determined. If some of them contain the name of
    /// the chosen target, only those count.
    private let homes: [String]
    /// The names of the Xcode projects.
    private let appNames: Set<String>

    /// Reads the project's files, and chooses the app to analyze. Files that other packages, projects or targets
    /// compile do not belong to the app.
    init(of project: Project, choosing choice: ChosenTarget.SelectionSource) throws(CommandFailure) {
        let files = try AppFiles(in: project)
        all = files.sources
        appNames = files.appNames
        let builders = files.builders
        let sources = files.sources.map { ScannedFile(facts: $0, compiler: builders.compiler(of: $0.path)) }
        let chosen = try AppBuilder(choice, of: sources, builders)
        let ofApp = sources.filter { $0.compiler == chosen.compiler }
        let found = try chosen.xcodeProject(in: project)
        let meant = try Self.chosenTarget(choice, in: found.xcode, ofApp.map(\.facts))
        let compiled = ofApp.map { (file: $0, otherTarget: meant?.otherTarget(compiling: $0.facts.path)) }
        app = compiled.filter { $0.otherTarget == nil }.map(\.file.facts)
        modules = ModuleRecognition(app)
        let folders = modules.modules.map(\.folder)
        let named = folders.filter { $0.split(separator: "/").contains { $0 == meant?.target.name ?? "" } }
        homes = named.isEmpty ? folders : named
        let ownTests = files.tests.filter { facts, _ in
            builders.compiler(of: facts.path) == chosen.compiler && meant?.isTested(by: facts.path) ?? true
        }
        tests = ownTests.map(\.facts)
        skipped =
            files.unreadable + [found.flaw].compactMap(\.self) + chosen.others(sources)
            + Self.otherTargets(compiled, beside: meant)
        var surroundings = InferredSettings.ProjectContext()
        surroundings.take(found.xcode, meant)
        surroundings.testables = ownTests.compactMap(\.testable)
        surroundings.frameworks = tests.compactMap { file in ["XCTest", "Testing"].first(where: file.imports.contains) }
        for path in chosen.manifests {
            guard let file = try project.file(at: path) else { continue }
            surroundings.manifests[path] = file.bytes
        }
        self.surroundings = surroundings
        let targets = found.xcode?.xcode.targets.filter { $0.product != .unitTests } ?? []
        target = meant?.target ?? (targets.count == 1 ? targets[0] : nil)
    }

    /// Returns the chosen target; nil if there is nothing to choose.
    private static func chosenTarget(
        _ choice: ChosenTarget.SelectionSource, in found: AppBuilder.RecognizedXcodeProject?, _ files: [FileFacts]
    ) throws(CommandFailure) -> ChosenTarget? {
        if let found { return try ChosenTarget(choice, in: found.xcode, files) }
        if case .found(_?) = choice {
            throw .invalid("'--target' requires an Xcode project that is the only one in its folder.")
        }
        return nil
    }

    /// The folders of the app's sources and tests.
    var folders: AppFolders {
        let hasManifest = surroundings.manifests.keys.contains { Builder(manifest: $0).folder.isEmpty }
        return AppFolders(
            sources: app.map(\.path), tests: tests.map(\.path), modules: homes, apps: appNames, hasManifest: hasManifest
        )
    }
}

/// A Swift file, and the package or project that compiles it.
struct ScannedFile: Sendable {
    let facts: FileFacts
    let compiler: Builders.Compiler

    /// The name of the first type or protocol that is named like a part of a module, such as `FeedPresenter`. Views do
    /// not count, because many other types have names that end in `View`.
    var part: String? {
        let names = facts.types.lazy.filter { !$0.isExtension }.map(\.name) + facts.protocols.lazy.map(\.name)
        return names.first { ProtocolRole($0)?.isOfModule ?? false }
    }
}

extension InferredSettings.ProjectContext {
    fileprivate mutating func take(_ found: AppBuilder.RecognizedXcodeProject?, _ meant: ChosenTarget?) {
        guard let found else { return }
        xcode = (
            found.project, found.xcode.targets.filter { $0.product != .unitTests }.map { ($0.name, $0.module) }
        )
        self.meant = meant.map { ($0.target.name, $0.target.module, $0.evidence) }
    }
}
