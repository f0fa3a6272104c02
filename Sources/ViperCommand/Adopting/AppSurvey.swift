import Adoption
import Diagnostics
import SwiftSource
import ViperModel
import XcodeProject

/// What a folder of Swift that was written by hand holds, as far as modules and settings can be told by it.
struct AppSurvey: Sendable {
    /// What the app's files declare, in order of path.
    let app: [SwiftFacts]
    /// What those of the tests declare.
    let tests: [SwiftFacts]
    /// Files that are no Swift text.
    let skipped: [Diagnostic]
    /// What the Xcode projects are called; so is the folder of an app's sources, whatever its name says.
    private let apps: Set<String>
    /// The modules of the app.
    let modules: AppModules
    /// The folders of the modules that show where the sources are: of one of several targets those in a folder of its name, where
    /// there are any.
    private let homes: [String]
    /// What is told beside Swift.
    let surroundings: InferredSettings.Surroundings

    /// Reads all Swift below the project's root that is somebody's: not what git ignores, nor packages that were fetched, nor
    /// what a tool has generated, nor what lies behind a link. Of an Xcode project with several targets, what is not the chosen
    /// one's is left out.
    init(of project: Project, choosing choice: MeantTarget.Choice = .none) throws(CommandFailure) {
        let (paths, manifests) = try FolderWalk.paths(in: project)
        let xcode = Background { Self.xcodeProject(in: project, of: manifests) }
        let apps = Set(manifests.compactMap(Self.app))
        self.apps = apps
        let read = try paths.mapInParallel(lanesPerCore: 4) { (path) throws(CommandFailure) in
            try Self.read(path, of: apps, in: project)
        }
        let all = read.compactMap { if case .app(let facts) = $0 { facts } else { nil } }
        let others = Self.otherApps(all, manifests)
        let ofApp = all.filter { file in !others.contains { file.path.isBelow($0.folder) } }
        let known = xcode.value()
        if case .found(_?) = choice, case .success(nil) = known {
            throw .invalid("'--target' is for an Xcode project that is alone in its folder, and none is here.")
        }
        let meant: MeantTarget? =
            if case .success(let found?) = known { try MeantTarget(choice, in: found.xcode, ofApp) } else { nil }
        let compiled = ofApp.mapInParallel { (file: $0, stranger: meant?.stranger(compiling: $0.path)) }
        app = compiled.filter { $0.stranger == nil }.map(\.file)
        modules = AppModules(app)
        let folders = modules.modules.map(\.folder)
        let named = folders.filter { $0.split(separator: "/").contains { $0 == meant?.target.name ?? "" } }
        self.homes = named.isEmpty ? folders : named
        let homes = Set(manifests.map(Self.home))
        let home = InferredSetting.majority(modules.modules.map { Self.home(around: $0.folder, homes) })?.value
        // The tests of a package or project apart from most modules are a library's, which came with the app.
        let ownTests = read.compactMap { read -> (facts: SwiftFacts, target: String?)? in
            guard case .test(let facts, let target) = read, !(meant?.isForeign(test: facts.path) ?? false),
                home?.isBelow(Self.home(around: facts.path.pathFolder, homes)) ?? true
            else { return nil }
            return (facts, target)
        }
        tests = ownTests.map(\.facts)
        var skipped = read.compactMap { if case .skipped(let finding) = $0 { finding } else { nil } }
        skipped += others.map { .otherApp($0.folder, has: $0.type) } + Self.otherTargets(compiled, beside: meant)
        var surroundings = InferredSettings.Surroundings()
        let near = manifests.filter { path in
            !path.hasSuffix(".pbxproj") || home?.isBelow(Self.home(of: path)) ?? true
        }
        switch known {
        case .success(nil) where near.count < manifests.count:
            if case .success(let found) = Self.xcodeProject(in: project, of: near) { surroundings.take(found, nil) }
        case .success(let found): surroundings.take(found, meant)
        case .failure(.command(let failure)): throw failure
        case .failure(.project(let finding)): skipped.append(finding)
        }
        self.skipped = skipped
        surroundings.testables = ownTests.compactMap(\.target)
        surroundings.frameworks = tests.compactMap { file in ["XCTest", "Testing"].first(where: file.imports.contains) }
        for path in manifests {
            guard let file = try project.file(at: path) else { continue }
            surroundings.manifests[path] = file.bytes
        }
        self.surroundings = surroundings
    }

    /// Where the app's sources and tests stand.
    var folders: AppFolders {
        let hasManifest = surroundings.manifests.keys.contains { path in
            path == "Package.swift" || !path.pathFolder.contains("/") && path.hasSuffix(".pbxproj")
        }
        return AppFolders(
            sources: app.map(\.path), tests: tests.map(\.path), modules: homes, apps: apps, hasManifest: hasManifest)
    }

    /// Targets beside the one that is meant, which have parts of modules of their own.
    private static func otherTargets(
        _ compiled: [(file: SwiftFacts, stranger: ProjectTarget?)], beside meant: MeantTarget?
    ) -> [Diagnostic] {
        guard let meant else { return [] }
        var known: Set<String> = []
        return compiled.compactMap { file, stranger in
            guard let target = stranger,
                let type = file.types.first(where: { !$0.isExtension && ProtocolRole($0.name)?.isOfModule ?? false }),
                known.insert(target.name).inserted
            else { return nil }
            return .otherTarget(target.name, has: type.name, in: file.path, beside: meant)
        }
    }

    /// The folder of what a manifest tells: of an Xcode project's file that around the project.
    private static func home(of manifest: String) -> String {
        manifest.hasSuffix(".pbxproj") ? manifest.pathFolder.pathFolder : manifest.pathFolder
    }

    /// The nearest folder around, or itself, that a manifest tells of; empty for the app's own.
    private static func home(around folder: String, _ homes: Set<String>) -> String {
        var folder = folder
        while !folder.isEmpty, !homes.contains(folder) { folder = folder.pathFolder }
        return folder
    }

    /// Xcode projects below that have parts of the names that one with more parts has: the same app again, in another kit or as it
    /// was begun. Each with the part that is there as well.
    private static func otherApps(_ files: [SwiftFacts], _ manifests: [String]) -> [(folder: String, type: String)] {
        let homes = Set(manifests.filter { $0.hasSuffix(".pbxproj") }.map(home)).subtracting([""])
        guard homes.count > 1 else { return [] }
        var parts: [String: Set<String>] = [:]
        for file in files {
            let home = home(around: file.path.pathFolder, homes)
            let types = file.types.filter { !$0.isExtension }.map(\.name)
            parts[home, default: []].formUnion(
                types.filter { [.presenter, .interactor, .router].contains(ProtocolRole($0)?.kind) })
        }
        parts[""] = nil
        var (kept, others): (Set<String>, [(folder: String, type: String)]) = ([], [])
        for (home, names) in parts.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
            if let type = names.intersection(kept).min() { others.append((home, type)) } else { kept.formUnion(names) }
        }
        return others
    }

    /// The only Xcode project in the app's folder, or below it where there is none; a package beside it is what builds the app.
    private static func xcodeProject(
        in project: Project, of manifests: [String]
    ) -> Result<(project: String, xcode: XcodeProject)?, XcodeFlaw> {
        do {
            let projects = manifests.filter { $0.hasSuffix(".pbxproj") && $0.pathFolder.fileName != "Pods.xcodeproj" }
            let here = projects.filter { !$0.pathFolder.contains("/") }
            let only = here.isEmpty ? projects : here
            guard only.count == 1 else { return .success(nil) }
            let packages = ["Package.swift", only[0].pathFolder.pathFolder + "/Package.swift"]
            guard !manifests.contains(where: packages.contains), let file = try project.file(at: only[0])
            else { return .success(nil) }
            switch try project.xcodeProject(file) {
            case .success(let xcode): return .success((file.path.pathFolder, xcode))
            case .failure(let problem): return .failure(.project(.of(problem)))
            }
        } catch {
            return .failure(.command(error))
        }
    }

    private enum XcodeFlaw: Error {
        case command(CommandFailure)
        /// It is not read as a project, and nothing is told by it.
        case project(Diagnostic)
    }

    private enum Read: Sendable {
        case app(SwiftFacts)
        case test(SwiftFacts, testable: String?)
        case skipped(Diagnostic)
        case foreign
    }

    /// `News` of `News.xcodeproj/project.pbxproj`.
    private static func app(_ manifest: String) -> String? {
        let project = manifest.pathFolder.fileName
        return project.hasSuffix(".xcodeproj") ? String(project.dropLast(".xcodeproj".count)) : nil
    }

    private static func read(
        _ path: String, of apps: Set<String>, in project: Project
    ) throws(CommandFailure) -> Read {
        guard case .file = try project.fileSystem.entry(at: project.path(path)) else { return .foreign }
        let source = SourceFile(path: path, bytes: try project.fileSystem.contents(of: project.path(path)))
        if isGenerated(source) { return .foreign }
        guard source.isUTF8 else {
            return .skipped(.unreadableSwift("the file is not written in UTF-8", at: .whole(path)))
        }
        let facts = SwiftFacts(source)
        guard AppFolders.isTest(path, apps: apps) else { return .app(facts) }
        let word: StaticString = "@testable import "
        let target = source.bytes[...].place(of: word).map { place in
            let rest = source.bytes[(place + word.utf8CodeUnitCount)...]
            return String(decoding: rest.prefix { $0 > UInt8(ascii: " ") && !".;".utf8.contains($0) }, as: UTF8.self)
        }
        return .test(facts, testable: target)
    }

    /// A tool says at its head that it has written the file.
    private static func isGenerated(_ source: SourceFile) -> Bool {
        // Nearly no file has one of these words there; a text is searched only where one stands.
        let head = source.bytes.prefix(600)
        guard head.place(of: "enerated") != nil || head.place(of: "EDIT") != nil else { return false }
        let text = String(decoding: head, as: UTF8.self)
        return [
            "Generated using Sourcery", "Generated using SwiftGen", "Mocks generated from file", "Generated by R.swift",
            "enerated by viper-gen from", "@generated", "DO NOT EDIT",
        ].contains(where: text.contains)
    }
}

extension InferredSettings.Surroundings {
    fileprivate mutating func take(_ found: (project: String, xcode: XcodeProject)?, _ meant: MeantTarget?) {
        guard let found else { return }
        xcode = (found.project, found.xcode.targets.filter { $0.product != .unitTests }.map(\.module))
        self.meant = meant.map { ($0.target.name, $0.target.module, $0.evidence) }
    }
}

extension SourceFile {
    /// Its bytes are text.
    fileprivate var isUTF8: Bool {
        isPlainText || (!bytes.contains(0) && String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes))
    }
}

extension ArraySlice<UInt8> {
    /// Where a word of ASCII stands first, from its beginning.
    func place(of word: StaticString) -> Int? {
        let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        return withUnsafeBufferPointer { bytes in
            guard let first = word.first, bytes.count >= word.count else { return nil }
            return (0...(bytes.count - word.count)).first { start in
                bytes[start] == first && bytes[start..<start + word.count].elementsEqual(word)
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func otherTarget(
        _ target: String, has type: String, in path: String, beside meant: MeantTarget
    ) -> Diagnostic {
        let way = meant.isOpen ? "'viper-gen adopt --target' chooses another one" : "those of others stay as they are"
        return .uncertainModule(
            "'\(type)' is of the target '\(target)', which has modules beside those of '\(meant.target.name)'",
            at: .whole(path), notes: [.init("an App.viper serves one target of an Xcode project: \(way)")])
    }

    fileprivate static func otherApp(_ folder: String, has type: String) -> Diagnostic {
        .uncertainModule(
            "'\(folder)' is an app of its own, for it has a '\(type)' too: 'viper-gen adopt --path DIR' looks there",
            at: .whole(folder))
    }
}
